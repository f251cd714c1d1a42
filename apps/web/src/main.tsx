import "./ui/tokens.css";
import "./ui/base.css";
import { startApp } from "./app/start-app.tsx";

startApp(document.getElementById("root") as HTMLElement);

import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "../../router/index.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./bare-bar.module.css";

/** The way out of pages that take the whole window. */
export const BareBar = () => (
  <header className={styles["bar"]}>
    <Link to="/" className={styles["brand"]} aria-label="Tunewright, home"><Logo size={26} /><span>Tunewright</span></Link>
    <Link to="/" className={buttonClass({ tone: "quiet", size: "small" })}><ArrowLeft aria-hidden width={16} height={16} />Leave</Link>
  </header>
);

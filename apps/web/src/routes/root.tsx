import { Outlet } from "@tanstack/react-router";
export const RootPage = () => <Outlet />;

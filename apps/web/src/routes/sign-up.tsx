import { getRouteApi } from "@tanstack/react-router";
import { AuthPage } from "../features/auth/auth-page.tsx";

const route = getRouteApi("/sign-up");
export function SignUpPage() {
  const { next } = route.useSearch();
  return <AuthPage mode="sign-up" next={next} />;
}

import { getRouteApi } from "@tanstack/react-router";
import { AuthPage } from "../features/auth/auth-page.tsx";

const route = getRouteApi("/sign-in");
export function SignInPage() {
  const { next } = route.useSearch();
  return <AuthPage mode="sign-in" next={next} />;
}

import { AuthPage } from "../features/auth/auth-page.tsx";
import { useSearch } from "../router/index.ts";

export function SignInPage() {
  const { next } = useSearch({ from: "/sign-in" });
  return <AuthPage mode="sign-in" next={next} />;
}

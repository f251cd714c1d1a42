import { AuthPage } from "../features/auth/auth-page.tsx";
import { useSearch } from "../router/index.ts";

export function SignUpPage() {
  const { next } = useSearch({ from: "/sign-up" });
  return <AuthPage mode="sign-up" next={next} />;
}

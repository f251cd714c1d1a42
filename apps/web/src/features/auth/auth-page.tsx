import { useEffect } from "react";
import { useSession } from "../../api/use-session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { go, useNavigate } from "../../router/index.ts";
import { Plate } from "../../ui/plate.tsx";
import { AuthForm } from "./auth-form.tsx";
import styles from "./auth-page.module.css";

/** Sign-in and sign-up as pages of their own; afterwards people are where they came from. `next` is a path of this site. */
export function AuthPage({ mode, next = "/" }: { mode: "sign-in" | "sign-up"; next?: string | undefined }) {
  useTitle(mode === "sign-up" ? "Sign up" : "Sign in");
  const navigate = useNavigate();
  const { user } = useSession();
  useEffect(() => {
    if (user) void go(next, { replace: true });
  }, [user, next]);
  return (
    <div className={styles["page"]}>
      <Plate className={styles["plate"]}>
        <h1 className={styles["title"]}>{mode === "sign-up" ? "Make your first song" : "Welcome back"}</h1>
        <p className={styles["lead"]}>{mode === "sign-up" ? "Free credits every day. Your songs are yours to share." : "Sign in with your e-mail and password."}</p>
        <AuthForm
          mode={mode} onDone={() => void go(next, { replace: true })}
          onSwitch={() => void navigate({ to: mode === "sign-up" ? "/sign-in" : "/sign-up", search: next === "/" ? {} : { next }, replace: true })}
        />
      </Plate>
    </div>
  );
}

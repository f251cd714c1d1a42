import { useState } from "react";
import { wasHereBefore } from "../../lib/been-here.ts";
import type { SignInRequest } from "../../lib/sign-in-request.ts";
import { closeSignIn } from "../../lib/sign-in-request.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { AuthForm } from "./auth-form.tsx";
import styles from "./sign-in-dialog.module.css";

/** Sign-in over the page; whoever signs in goes on where they were. */
export function SignInDialog({ request }: { request: SignInRequest }) {
  const [mode, setMode] = useState<"sign-in" | "sign-up">(() => (wasHereBefore() ? "sign-in" : "sign-up"));
  return (
    <Dialog open onClose={closeSignIn} title={mode === "sign-up" ? "Sign up" : "Sign in"} width={420}>
      <p className={styles["reason"]}>{request.reason}</p>
      <AuthForm
        mode={mode} onSwitch={() => setMode(mode === "sign-up" ? "sign-in" : "sign-up")}
        onDone={() => {
          closeSignIn();
          request.andThen?.();
        }}
      />
    </Dialog>
  );
}

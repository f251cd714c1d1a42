import { LIMITS } from "@tunewright/contract";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { authClient } from "../../api/auth-client.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { isApiError } from "../../api/api-error.ts";
import { noteBeenHere } from "../../lib/been-here.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./auth-form.module.css";

export interface AuthFormProps {
  mode: "sign-in" | "sign-up";
  onDone: () => void;
  /** Changes to the other form; what was typed stays. */
  onSwitch: () => void;
}

/** What is wrong with the form before it is sent; empty where nothing is. */
function check(mode: AuthFormProps["mode"], { name, email, password }: { name: string; email: string; password: string }): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (mode === "sign-up" && name.trim() === "") wrong["name"] = "How shall we call you?";
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) wrong["email"] = "This is not an e-mail address.";
  if (password === "") wrong["password"] = "Enter a password.";
  else if (mode === "sign-up" && password.length < LIMITS.password.min) wrong["password"] = `At least ${LIMITS.password.min} characters.`;
  else if (password.length > LIMITS.password.max) wrong["password"] = `At most ${LIMITS.password.max} characters.`;
  return wrong;
}

export function AuthForm({ mode, onDone, onSwitch }: AuthFormProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const edit = (field: string, set: (value: string) => void) => (value: string) => {
    set(value);
    setRefused(null);
    if (wrong[field]) setWrong(({ [field]: _gone, ...rest }) => rest);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(mode, { name, email, password });
    setWrong(found);
    const first = Object.keys(found)[0];
    if (first) {
      (event.target as HTMLFormElement).querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    try {
      if (mode === "sign-up") await authClient.signUp({ name: name.trim(), email: email.trim(), password });
      else await authClient.signIn({ email: email.trim(), password });
      noteBeenHere();
      onDone();
    } catch (error) {
      setRefused(isApiError(error) && error.detail ? error.detail : sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
      {mode === "sign-up" && (
        <TextField label="Name" name="name" value={name} onChange={edit("name", setName)} autoComplete="name" maxLength={LIMITS.displayNameInput} error={wrong["name"]} hint="Shown beside your songs; you can change it later." />
      )}
      <TextField label="E-mail" name="email" type="email" inputMode="email" value={email} onChange={edit("email", setEmail)} autoComplete="email" error={wrong["email"]} />
      <TextField
        label="Password" name="password" type={shown ? "text" : "password"} value={password} onChange={edit("password", setPassword)} error={wrong["password"]}
        autoComplete={mode === "sign-up" ? "new-password" : "current-password"} hint={mode === "sign-up" ? `At least ${LIMITS.password.min} characters.` : undefined}
        end={<IconButton label={shown ? "Hide the password" : "Show the password"} tooltip={false} icon={shown ? <EyeOff /> : <Eye />} onClick={() => setShown(!shown)} />}
      />
      {refused && <p className={styles["refused"]} role="alert">{refused}</p>}
      <Button type="submit" tone="primary" size="large" wide loading={busy}>{mode === "sign-up" ? "Sign up" : "Sign in"}</Button>
      <p className={styles["other"]}>
        {mode === "sign-up" ? "Already here before?" : "New here?"}{" "}
        <button type="button" onClick={onSwitch}>{mode === "sign-up" ? "Sign in" : "Sign up"}</button>
      </p>
    </form>
  );
}

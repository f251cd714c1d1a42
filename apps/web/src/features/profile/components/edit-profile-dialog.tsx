import { LIMITS, PAID_ABILITIES, planHas, updateProfile, type Session } from "@tunewright/contract";
import { useState } from "react";
import { isApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { refreshSession } from "../../../api/use-session.ts";
import { Link, navigate } from "../../../router/index.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { DESCRIPTION_HINT, HANDLE_HINT, changedFields, judgeForm, whyNotSave, type ProfileErrors, type ProfileForm } from "../profile-rules.ts";
import { refreshProfiles } from "../profile-queries.ts";
import { AvatarField } from "./avatar-field.tsx";
import styles from "./edit-profile-dialog.module.css";

interface Props {
  session: Session;
  onClose(): void;
  /** Whether the viewer stands on their own profile, whose address a new handle changes. */
  onProfile: boolean;
}

/** Fields of the form as the server names them. */
const FIELDS = ["display_name", "handle", "profile_description", "avatar_image_url"] as const;
const TOLD_MS = 4_000;

/** One's own name, handle, picture and description. */
export function EditProfileDialog({ session, onClose, onProfile }: Props) {
  const user = session.user!;
  const [before] = useState<ProfileForm>(() => ({
    handle: user.handle, display_name: user.display_name, profile_description: user.profile_description, avatar_image_url: user.avatar_image_url,
  }));
  const [form, setForm] = useState(before);
  const [refused, setRefused] = useState<ProfileErrors>({});
  const [busy, setBusy] = useState(false);
  const edit = (change: Partial<ProfileForm>) => {
    setForm((now) => ({ ...now, ...change }));
    // A sentence of the server is about what was there before.
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))));
  };
  const errors = { ...judgeForm(form), ...refused };
  const reason = whyNotSave(form, before);

  const save = async () => {
    if (reason !== null || busy) return;
    setBusy(true);
    try {
      const saved = await call(updateProfile, { body: Object.fromEntries(changedFields(form, before).map((name) => [name, form[name]])) });
      await refreshSession();
      refreshProfiles();
      toast("Profile updated.", { duration: TOLD_MS });
      onClose();
      if (onProfile && saved.handle !== before.handle) void navigate({ to: "/@{$handle}", params: { handle: saved.handle }, replace: true });
    } catch (error) {
      const named: ProfileErrors = isApiError(error) ? Object.fromEntries(FIELDS.flatMap((name) => (error.fields[name] ? [[name, error.fields[name]]] : []))) : {};
      setRefused(named);
      if (Object.keys(named).length === 0) toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title="Edit Profile" width={520} variant="sheet"
      footer={(
        <>
          <Link to="/@{$handle}" params={{ handle: before.handle }} className={`${buttonClass({ tone: "quiet" })} ${styles["view"]}`} onClick={onClose}>View My Profile</Link>
          <Button tone="primary" loading={busy} disabledReason={reason} onClick={() => void save()}>{busy ? "Saving..." : "Save"}</Button>
        </>
      )}
    >
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <AvatarField
          name={form.display_name || form.handle} value={form.avatar_image_url} error={errors.avatar_image_url} canPrint={planHas(session.plan, PAID_ABILITIES[1])}
          onChange={(avatar_image_url) => edit({ avatar_image_url })}
        />
        <TextField
          label="Display Name" value={form.display_name} error={errors.display_name} maxLength={Math.max(LIMITS.displayNameInput, before.display_name.length)} autoComplete="nickname" dir="auto"
          onChange={(display_name) => edit({ display_name })}
        />
        <TextField
          label="Handle" lead="@" value={form.handle} hint={HANDLE_HINT} error={errors.handle} autoComplete="username" autoCapitalize="none" spellCheck={false}
          onChange={(handle) => edit({ handle })}
        />
        <TextArea
          label="Profile Description" value={form.profile_description} limit={LIMITS.profileDescription} hint={DESCRIPTION_HINT} error={errors.profile_description} rows={3} dir="auto"
          onChange={(text) => edit({ profile_description: text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ") })}
        />
        <button type="submit" hidden>Save</button>
      </form>
    </Dialog>
  );
}

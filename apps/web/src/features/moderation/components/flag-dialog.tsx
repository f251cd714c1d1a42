import { FLAG_REASONS, LIMITS, flagClip, type Clip, type FlagReason } from "@tunewright/contract";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { toast } from "../../../ui/toast.ts";
import { FLAG_WORDS } from "../report-rules.ts";
import styles from "./report-dialogs.module.css";

/** What is wrong with a song. A copyright complaint goes on to its own form. */
export function FlagDialog({ clip, onClose, onCopyright }: { clip: Clip; onClose(): void; onCopyright(clip: Clip): void }) {
  const [reasons, setReasons] = useState<readonly FlagReason[]>([]);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const copyright = reasons.includes("flag_copyright");
  const reason = reasons.length === 0 ? "Choose at least one reason." : text.length > LIMITS.reportText ? `At most ${LIMITS.reportText} characters.` : null;
  const send = async () => {
    if (reason !== null || busy) return;
    setBusy(true);
    try {
      await call(flagClip, { params: { id: clip.id }, body: { reasons: [...reasons], text: text.trim() } });
      onClose();
      if (copyright) onCopyright(clip);
      else toast("Thank you. The house will look at it.");
    } catch {
      toast("Error flagging song.", { detail: "Something went wrong. Please try again later.", tone: "error" });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title="Flag song" width={460} variant="sheet"
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="primary" loading={busy} disabledReason={reason} onClick={() => void send()}>{copyright ? "Go on" : "Submit"}</Button></>}
    >
      <p>What is wrong with “{clipTitle(clip)}”?</p>
      <div role="group" aria-label="Reasons" className={styles["choices"]}>
        {FLAG_REASONS.map((each) => (
          <Choice key={each} label={FLAG_WORDS[each]} checked={reasons.includes(each)} onChange={(on) => setReasons(on ? [...reasons, each] : reasons.filter((other) => other !== each))} />
        ))}
      </div>
      <TextArea label="Anything to add" value={text} limit={LIMITS.reportText} rows={3} dir="auto" onChange={setText} />
    </Dialog>
  );
}

/** A box with its words: a press on the words counts. */
export const Choice = ({ label, checked, onChange }: { label: string; checked: boolean; onChange(on: boolean): void }) => (
  <div className={styles["choice"]}>
    <Checkbox label={label} checked={checked} onChange={onChange} />
    <button type="button" tabIndex={-1} aria-hidden className={styles["words"]} onClick={() => onChange(!checked)}>{label}</button>
  </div>
);

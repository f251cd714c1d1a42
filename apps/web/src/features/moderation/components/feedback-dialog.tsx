import { FEEDBACK_TAGS, giveFeedback, type Clip, type FeedbackTag } from "@tunewright/contract";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { FEEDBACK_WORDS, chooseFeedback } from "../report-rules.ts";
import { Choice } from "./flag-dialog.tsx";
import styles from "./report-dialogs.module.css";

/** How a song came out, in its maker's ears. */
export function FeedbackDialog({ clip, onClose }: { clip: Clip; onClose(): void }) {
  const [tags, setTags] = useState<readonly FeedbackTag[]>([]);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (tags.length === 0 || busy) return;
    setBusy(true);
    try {
      await call(giveFeedback, { params: { id: clip.id }, body: { tags: tags.join(",") } });
      toast("Thank you for the feedback.");
      onClose();
    } catch (error) {
      // The dialog stays with what was chosen; the specification wants no more than this.
      console.error("The feedback could not be sent", error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title="Song quality feedback" width={440} variant="sheet"
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="primary" loading={busy} disabledReason={tags.length === 0 ? "Choose what fits." : null} onClick={() => void send()}>Submit</Button></>}
    >
      <p>How did “{clipTitle(clip)}” come out?</p>
      <div role="group" aria-label="How it came out" className={styles["choices"]}>
        {FEEDBACK_TAGS.map((tag) => <Choice key={tag} label={FEEDBACK_WORDS[tag]} checked={tags.includes(tag)} onChange={(on) => setTags(chooseFeedback(tags, tag, on))} />)}
      </div>
    </Dialog>
  );
}

import { FEEDBACK_LENGTH, sendFeedback } from "@tunewright/contract";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";

const KINDS = [{ value: "idea", label: "Idea" }, { value: "problem", label: "Problem" }, { value: "praise", label: "Praise" }, { value: "other", label: "Other" }] as const;

/** What somebody wants to tell those who run the house; kept on the server with the page it was written on. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]["value"]>("idea");
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const length = text.trim().length;
  const send = async () => {
    setBusy(true);
    try {
      await call(sendFeedback, { body: { kind, text, page: (location.pathname + location.search).slice(0, 500) } });
      onClose();
      toast("Thank you. Your feedback was kept.");
    } catch (failure) {
      setError(sentenceFor(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title="Feedback"
      footer={(
        <Button
          tone="primary" loading={busy} onClick={() => void send()}
          disabledReason={length === 0 ? "Write something first." : length > FEEDBACK_LENGTH ? "This is too long." : null}
        >
          Send
        </Button>
      )}
    >
      <div style={{ display: "grid", gap: 16 }}>
        <SegmentedControl label="What is it about?" value={kind} onChange={setKind} options={KINDS} />
        <TextArea label="What should we know?" value={text} limit={FEEDBACK_LENGTH} rows={6} error={error} data-autofocus onChange={(next) => { setText(next); setError(null); }} />
      </div>
    </Dialog>
  );
}

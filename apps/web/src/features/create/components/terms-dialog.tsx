import { useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";

/** Asked once, before the first song with someone's own words. Only the answer closes it (specification, section 2). */
export function TermsDialog({ open, onAccept }: { open: boolean; onAccept(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    try {
      await onAccept();
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open} onClose={() => undefined} dismissable={false} title="Please accept our terms to make a song with custom lyrics" width={520}
      footer={<Button tone="primary" loading={busy} onClick={() => void accept()}>I Accept</Button>}
    >
      <p>The words you enter are your own, or you may use them. They do not copy someone else's song, and they are not made to harm or deceive anyone.</p>
    </Dialog>
  );
}

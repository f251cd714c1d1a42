import type { Clip } from "@tunewright/contract";
import { useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { changeVisibility } from "../change-visibility.ts";

interface Props { clip: Clip | null; onClose(): void; share(clip: Clip): void; copyLink(clip: Clip): void }

/** Texts of the specification, to the letter. */
export function UnpublishDialog({ clip, onClose, share, copyLink }: Props) {
  const [busy, setBusy] = useState(false);
  const unpublish = async () => {
    if (!clip) return;
    setBusy(true);
    try {
      await changeVisibility(clip, false, { share, copyLink });
      onClose();
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={clip !== null} onClose={onClose} title="Are you sure you want to unpublish?" width={460}
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="primary" loading={busy} onClick={() => void unpublish()}>Unpublish</Button></>}
    >
      <p>It won't show in Contests, Search, Feed, or Profile anymore, but anyone with the link can still hear it.</p>
    </Dialog>
  );
}

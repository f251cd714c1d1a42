import type { Clip } from "@tunewright/contract";
import { useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { countOf } from "../../../lib/format-count.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { deleteForGood } from "../change-clips.ts";

/** The last question before songs are gone. */
export function DeleteDialog({ clips, onClose }: { clips: readonly Clip[]; onClose(): void }) {
  const [busy, setBusy] = useState(false);
  const what = clips.length === 1 ? `“${clipTitle(clips[0]!)}”` : countOf(clips.length, "song");
  const remove = async () => {
    setBusy(true);
    try {
      await deleteForGood(clips.map((clip) => clip.id));
      toast(`${what} ${clips.length === 1 ? "is" : "are"} gone.`);
      onClose();
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={clips.length > 0} onClose={onClose} title={`Delete ${what} for good?`} width={440}
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="danger" loading={busy} onClick={() => void remove()}>Delete for good</Button></>}
    >
      <p>The sound, the words and the cover go. Links to {clips.length === 1 ? "it" : "them"} stop working. This cannot be undone.</p>
    </Dialog>
  );
}

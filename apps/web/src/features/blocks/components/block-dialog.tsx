import type { PersonCard } from "@tunewright/contract";
import { useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { setBlocked } from "../block-person.ts";

/** The question before people part. */
export function BlockDialog({ person, onClose }: { person: Pick<PersonCard, "handle" | "display_name"> | null; onClose(): void }) {
  const [busy, setBusy] = useState(false);
  const name = person?.display_name.trim() || `@${person?.handle}`;
  const block = async () => {
    if (!person) return;
    setBusy(true);
    try {
      await setBlocked(person.handle, true);
      toast(`${name} is blocked.`);
      onClose();
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={person !== null} onClose={onClose} title={`Block ${name}?`} width={440}
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="danger" loading={busy} onClick={() => void block()}>Block</Button></>}
    >
      <p>You will not see each other’s songs, playlists and comments, and will not hear of each other. If you follow one another, that ends. They are not told. You can take it back in Settings.</p>
    </Dialog>
  );
}

import { LIMITS, claimCopyright, type Clip } from "@tunewright/contract";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { canSubmit, linkError, type Claim } from "../report-rules.ts";
import { Choice } from "./flag-dialog.tsx";
import styles from "./report-dialogs.module.css";

const EMPTY: Claim = { ownershipType: "mine", originalLink: "", description: "", hasConfirmedContent: false, hasAcknowledgedPenalty: false };

/** Says that a song copies a work. */
export function CopyrightDialog({ clip, onClose }: { clip: Clip; onClose(): void }) {
  const [claim, setClaim] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const edit = (change: Partial<Claim>) => setClaim((now) => ({ ...now, ...change }));
  const ready = canSubmit(claim) && claim.description.length <= LIMITS.reportText;
  const send = async () => {
    if (!ready || busy) return;
    setBusy(true);
    try {
      await call(claimCopyright, { body: { ...claim, clip_id: clip.id, hasConfirmedContent: true, hasAcknowledgedPenalty: true } });
      toast("Copyright claim submitted");
      onClose();
    } catch {
      toast("Error submitting claim", { tone: "error" });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title="Copyright report" width={520} variant="sheet"
      footer={(
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={busy} disabledReason={ready ? null : "It needs a valid link and both boxes ticked."} onClick={() => void send()}>Submit</Button>
        </>
      )}
    >
      <div className={styles["form"]}>
        <p>“{clipTitle(clip)}” by {clip.display_name} copies a work that is</p>
        <SegmentedControl label="Whose work it is" value={claim.ownershipType} onChange={(ownershipType) => edit({ ownershipType })} options={[{ value: "mine", label: "mine" }, { value: "other", label: "somebody else’s" }]} />
        <TextField label="Link to the original" type="url" inputMode="url" value={claim.originalLink} error={linkError(claim.originalLink)} placeholder="https://" autoComplete="off" onChange={(originalLink) => edit({ originalLink })} />
        <TextArea label="What is copied" value={claim.description} limit={LIMITS.reportText} rows={4} dir="auto" onChange={(description) => edit({ description })} />
        <div className={styles["choices"]}>
          <Choice label="I listened to this song, and it holds the work I name." checked={claim.hasConfirmedContent} onChange={(on) => edit({ hasConfirmedContent: on })} />
          <Choice label="I know that false claims can have consequences." checked={claim.hasAcknowledgedPenalty} onChange={(on) => edit({ hasAcknowledgedPenalty: on })} />
        </div>
      </div>
    </Dialog>
  );
}

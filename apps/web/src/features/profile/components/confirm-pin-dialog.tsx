import type { Clip, ClipId } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clipTitle } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { Button } from "../../../ui/button.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { setPinned } from "../pin-clip.ts";
import { pinsQuery } from "../profile-queries.ts";
import styles from "./confirm-pin-dialog.module.css";

/** Which pinned song makes room for another; the first that was pinned is proposed. */
export const ConfirmPinDialog = ({ clip, onClose }: { clip: Clip | null; onClose(): void }) => (clip ? <Open key={clip.id} clip={clip} onClose={onClose} /> : null);

function Open({ clip, onClose }: { clip: Clip; onClose(): void }) {
  const { data } = useQuery({ ...pinsQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<ClipId | null>(null);
  const [busy, setBusy] = useState(false);
  const pins = data?.clips ?? [];
  const replaces = chosen ?? pins[0]?.id ?? null;
  const replace = async () => {
    if (replaces === null) return;
    setBusy(true);
    if (await setPinned(clip, true, { replaces })) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open onClose={onClose} title="Replace a pinned song?" width={460} variant="sheet"
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="primary" loading={busy} disabledReason={replaces === null ? "Choose a song first." : null} onClick={() => void replace()}>Replace</Button></>}
    >
      <p>Your profile holds {data?.limit ?? pins.length} pinned songs. Which one makes room for “{clipTitle(clip)}”?</p>
      <div role="radiogroup" aria-label="Pinned songs" className={styles["pins"]}>
        {pins.map((pin) => (
          <label key={pin.id} className={cx(styles["pin"], pin.id === replaces && styles["on"])}>
            <input type="radio" name="pin" checked={pin.id === replaces} onChange={() => setChosen(pin.id)} />
            <Cover clip={pin} size={48} />
            <span className={styles["title"]} dir="auto">{clipTitle(pin)}</span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}

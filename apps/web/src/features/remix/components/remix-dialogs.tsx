import type { Clip, Session } from "@tunewright/contract";
import { useRef, useState, type ReactNode } from "react";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { isApiError } from "../../../api/api-error.ts";
import { useSession } from "../../../api/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { costWords } from "../cost-words.ts";
import { startWork, type Work } from "../start-work.ts";
import type { RemixAction } from "../offered-actions.ts";
import { FadeFields } from "./fade-fields.tsx";
import { CropFields } from "./crop-fields.tsx";
import { InfillFields } from "./infill-fields.tsx";
import { RemasterFields } from "./remaster-fields.tsx";
import { SpeedFields } from "./speed-fields.tsx";
import { StemsFields } from "./stems-fields.tsx";
import { VariationFields } from "./variation-fields.tsx";
import styles from "./remix-dialogs.module.css";

export type DialogAction = Exclude<RemixAction, "cover" | "extend" | "add-vocals" | "add-instrumental" | "persona">;
export interface RemixRequest { clip: Clip; action: DialogAction }

interface Props {
  request: RemixRequest | null;
  onClose(): void;
  onStarted(clips: readonly Clip[]): void;
  /** Where credits or the plan are in the way. */
  onBlocked(sentence: string): void;
}

const TITLE: Record<DialogAction, string> = {
  speed: "Adjust Speed", variation: "Create Variations", remaster: "Remaster", stems: "Get Stems", infill: "Replace Section", crop: "Crop", fade: "Fade", "full-song": "Get Full Song",
};
const BLOCKING = new Set(["insufficient_credits", "concurrency_limit", "feature_not_in_plan", "model_not_allowed"]);

/** The dialog of one kind of work: its fields, what it costs, and one press that is sent once. */
export function RemixDialogs({ request, ...rest }: Props) {
  return request ? <OpenRemixDialog key={`${request.clip.id} ${request.action}`} {...request} {...rest} /> : null;
}

function OpenRemixDialog({ clip, action, onClose, onStarted, onBlocked }: RemixRequest & Omit<Props, "request">) {
  const [work, setWork] = useState<Work | null>(() => firstWork(clip, action));
  const { session } = useSession();
  const [busy, setBusy] = useState(false);
  const transaction = useRef(crypto.randomUUID());
  const submit = async () => {
    if (!work || busy) return;
    setBusy(true);
    try {
      const clips = await startWork(clip, work, transaction.current);
      if (action === "variation") toast("Creating variations...", { duration: 10_000 });
      onStarted(clips);
      onClose();
    } catch (error) {
      // Refused for sure: the next press is another one. Without an answer it is the same, and charges nothing twice.
      if (isApiError(error) && error.status > 0 && error.status < 500) transaction.current = crypto.randomUUID();
      if (isApiError(error) && BLOCKING.has(error.code)) {
        onClose();
        onBlocked(sentenceFor(error));
      } else toast("That was not started", { detail: sentenceFor(error), tone: "error", duration: 6_000 });
    } finally {
      setBusy(false);
    }
  };
  const { fields, cost, verb } = parts(session, clip, action, work, setWork);
  return (
    <Dialog
      open onClose={onClose} title={TITLE[action]} width={440}
      footer={(
        <>
          <span className={styles["cost"]}>{cost}</span>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={!work || busy} onClick={() => void submit()}>{verb}</Button>
        </>
      )}
    >
      <div className={styles["fields"]}>{fields}</div>
    </Dialog>
  );
}

function firstWork(clip: Clip, action: DialogAction): Work | null {
  const duration = clip.metadata.duration ?? 0;
  switch (action) {
    case "speed":
      return null;
    case "variation":
      return { action, variation: 0, clarity: 0.5, tone: 0.5, stereoWidth: 0.5 };
    case "remaster":
      return { action, strength: "normal", model: clip.model_name };
    case "stems":
      return { action, parts: clip.metadata.has_vocal || !clip.metadata.has_score ? 2 : "all" };
    case "infill": {
      const part = clip.metadata.sections.find(({ start, end }) => start > 0 && end - start < limitInForce("infillSeconds"));
      return { action, from: part?.start ?? duration / 3, to: part?.end ?? Math.min(duration, duration / 3 + 15), lyrics: "", model: clip.model_name };
    }
    case "crop":
      return { action, from: 0, to: duration };
    case "fade":
      return { action, fadeIn: 0, fadeOut: Math.min(5, duration / 2) };
    case "full-song":
      return { action };
  }
}

function parts(session: Session | null, clip: Clip, action: DialogAction, work: Work | null, onChange: (work: Work | null) => void): { fields: ReactNode; cost: string; verb: string } {
  const price = costWords(session, action, work?.action === "stems" ? work.parts : 2);
  switch (action) {
    case "speed":
      return { fields: <SpeedFields clip={clip} onChange={onChange} />, cost: `Costs ${price}`, verb: "Submit" };
    case "variation":
      return { fields: work?.action === "variation" && <VariationFields work={work} onChange={onChange} />, cost: `${price} · 2 takes`, verb: "Submit" };
    case "remaster":
      return { fields: work?.action === "remaster" && <RemasterFields work={work} onChange={onChange} />, cost: `${price} · 2 takes`, verb: "Remaster" };
    case "stems":
      return {
        fields: work?.action === "stems" && <StemsFields clip={clip} work={work} onChange={onChange} />, cost: price, verb: "Get Stems",
      };
    case "infill":
      return { fields: work?.action === "infill" && <InfillFields clip={clip} work={work} onChange={onChange} />, cost: `${price} · 2 takes`, verb: "Replace" };
    case "crop":
      return { fields: work?.action === "crop" && <CropFields clip={clip} work={work} onChange={onChange} />, cost: `Costs ${price}`, verb: "Crop" };
    case "fade":
      return { fields: work?.action === "fade" && <FadeFields clip={clip} work={work} onChange={onChange} />, cost: `Costs ${price}`, verb: "Fade" };
    case "full-song":
      return { fields: <p>Everything this song goes on from and the song itself, joined into one.</p>, cost: `Costs ${price}`, verb: "Get Full Song" };
  }
}

import { CLIPS_PER_GENERATION, PLANS, type Session } from "@tunewright/contract";
import Eraser from "lucide-react/icons/eraser";
import { formatCount } from "../../../lib/format-count.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./create-footer.module.css";

interface Props {
  session: Session | null;
  busy: boolean;
  reason: string | null;
  canClear: boolean;
  /** In the sheet, which has its own edge. */
  bare?: boolean;
  onCreate(): void;
  onClear(): void;
}

/** Always in sight: what it costs, what comes of it, and how much is at the press. */
export function CreateFooter({ session, busy, reason, canClear, bare, onCreate, onClear }: Props) {
  // An empty form explains itself; one with words in it says what is still missing.
  const waits = reason !== null && canClear;
  const cost = session?.credit_costs["create"];
  return (
    <div className={bare ? styles.bare : styles.footer}>
      <div className={styles.buttons}>
        <IconButton label="Clear" icon={<Eraser />} size="large" disabled={!canClear || busy} onClick={onClear} />
        <Button tone="primary" size="large" wide loading={busy} disabledReason={reason} onClick={onCreate}>
          {cost === undefined ? "Create" : `Create · ${cost} credits · ${CLIPS_PER_GENERATION} takes`}
        </Button>
      </div>
      <p className={waits ? styles.reason : styles.note} role="status">{waits ? reason : session && <Running session={session} />}</p>
    </div>
  );
}

function Running({ session }: { session: Session }) {
  const { running, max } = session.concurrency;
  if (session.user === null) return <>Sign in and it starts. Your words are kept.</>;
  const plan = PLANS[session.plan].name;
  if (running > 0) return <><i className={styles.dot} /><span className={styles.lime}>{formatCount(running)} running</span> of {max} at once on {plan}</>;
  return <>{formatCount(session.credits)} credits left, {max} songs at once on {plan}</>;
}

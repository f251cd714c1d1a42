import Ban from "lucide-react/icons/ban";
import { Button } from "../../../ui/button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { editDraft } from "../draft-store.ts";
import styles from "./create-form.module.css";

interface Props { exclude: string; limit: number; error: string | undefined; allowed: boolean; onEdit(): void; onLocked(): void }

/** Styles to leave out. Part of the paid plans: others see that, and what to do. */
export function ExcludeField({ exclude, limit, error, allowed, onEdit, onLocked }: Props) {
  if (!allowed) {
    return (
      <div className={styles.locked}>
        <Ban aria-hidden />
        <span className={styles.lockedWords}>Exclude Styles <Tag>Pro</Tag></span>
        <Button tone="quiet" size="small" onClick={onLocked}>What is this?</Button>
      </div>
    );
  }
  return (
    <TextField
      label="Exclude Styles" value={exclude} limit={limit} error={error} icon={<Ban aria-hidden />} placeholder="drums, autotune" dir="auto"
      onChange={(text) => {
        editDraft({ exclude: text });
        onEdit();
      }}
    />
  );
}

import { startingModel, useSession } from "../../../api/use-session.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Work } from "../start-work.ts";
import styles from "./remix-dialogs.module.css";

type Remaster = Extract<Work, { action: "remaster" }>;

const NOTE: Record<Remaster["strength"], string> = {
  subtle: "A touch more balance and level; the character stays.",
  normal: "Clearer, wider and more even.",
  high: "Pressed like a radio record: loud, bright and tight.",
};

export function RemasterFields({ work, onChange }: { work: Remaster; onChange(work: Remaster): void }) {
  const { session } = useSession();
  const usable = session?.models.filter((model) => model.can_use) ?? [];
  const model = usable.find(({ external_key }) => external_key === work.model) ?? (session ? startingModel(session.models, null) : null);
  return (
    <>
      <SegmentedControl
        label="Strength" value={work.strength} onChange={(strength) => onChange({ ...work, strength })}
        options={[{ value: "subtle", label: "Subtle" }, { value: "normal", label: "Normal" }, { value: "high", label: "High" }]}
      />
      <p className={styles["note"]}>{NOTE[work.strength]}</p>
      {model && (
        <Select
          label="Model" value={model.external_key} onChange={(key) => onChange({ ...work, model: key })}
          options={usable.map(({ external_key, name }) => ({ value: external_key, label: name }))}
        />
      )}
    </>
  );
}

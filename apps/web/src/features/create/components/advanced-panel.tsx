import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { cx } from "../../../lib/cx.ts";
import { Slider } from "../../../ui/slider.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SLIDER_REST, type Draft } from "../draft.ts";
import { editDraft } from "../draft-store.ts";
import styles from "./advanced-panel.module.css";

interface Props { draft: Pick<Draft, "weirdness" | "styleWeight" | "audioWeight" | "seed" | "source">; seedError: string | undefined; onEditSeed(): void }

export function AdvancedPanel({ draft, seedError, onEditSeed }: Props) {
  const [open, setOpen] = useState(draft.weirdness !== SLIDER_REST || draft.styleWeight !== SLIDER_REST || draft.seed !== "");
  const id = useId();
  return (
    <div>
      <button type="button" className={styles.opener} aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        Advanced
        <ChevronDown aria-hidden className={cx(styles.arrow, open && styles.up)} />
      </button>
      {open && (
        <div id={id} className={styles.body}>
          <Percent label="Weirdness" value={draft.weirdness} onChange={(weirdness) => editDraft({ weirdness })} />
          <Percent label="Style influence" value={draft.styleWeight} onChange={(styleWeight) => editDraft({ styleWeight })} />
          {draft.source?.task === "cover" && <Percent label="Audio influence" value={draft.audioWeight} onChange={(audioWeight) => editDraft({ audioWeight })} />}
          <TextField
            label="Seed" value={draft.seed} error={seedError} inputMode="numeric" placeholder="A new one each time" autoComplete="off"
            hint="The same words, model and seed make the same song." maxLength={12}
            onChange={(seed) => {
              editDraft({ seed: seed.trim() });
              onEditSeed();
            }}
          />
        </div>
      )}
    </div>
  );
}

const Percent = ({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) => (
  <div className={styles.slider}>
    <span aria-hidden="true">{label}</span>
    <Slider label={label} value={value} min={0} max={100} step={1} valueText={`${value} percent`} onChange={onChange} />
    <span className={styles.value} aria-hidden="true">{value}%</span>
  </div>
);

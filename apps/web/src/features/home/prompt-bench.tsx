import type { Model, Session } from "@tunewright/contract";
import { CLIPS_PER_GENERATION } from "@tunewright/contract";
import { useRef } from "react";
import { countOf } from "../../lib/format-count.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Plate } from "../../ui/plate.tsx";
import { Select } from "../../ui/select.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Toggle } from "../../ui/toggle.tsx";
import styles from "./prompt-bench.module.css";

const EXAMPLES = ["Rain on a tin roof, nylon guitar", "Brass band at a seaside wedding, 132 BPM", "Lullaby for a robot, music box, whispered"] as const;

export interface BenchValue { description: string; instrumental: boolean; model: string | null }

export interface PromptBenchProps {
  value: BenchValue;
  onChange: (change: Partial<BenchValue>) => void;
  session: Session | null;
  model: Model | null;
  busy: boolean;
  /** What is wrong with the words, said by the server or by a limit. */
  error: string | null;
  onCreate: () => void;
  /** To the whole form, with what is written here. */
  onCustom: () => void;
  /** A model that the person's plan does not hold. */
  onLocked: (model: Model) => void;
}

/** One sentence in, two takes out. The whole form is behind Custom. */
export function PromptBench({ value, onChange, session, model, busy, error, onCreate, onCustom, onLocked }: PromptBenchProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const cost = session?.credit_costs["create"];
  const empty = value.description.trim() === "";
  const options = session?.models.map((one) => ({
    value: one.external_key, label: one.name, description: one.description,
    end: <>{one.badges.includes("beta") && <Tag>beta</Tag>}{!one.can_use && <Tag>Pro</Tag>}</>,
  })) ?? [];
  return (
    <>
      <Plate>
        <form
          className={styles["bench"]}
          onSubmit={(event) => {
            event.preventDefault();
            if (empty) field.current?.focus();
            else onCreate();
          }}
        >
          <textarea
            ref={field} className={styles["words"]} rows={1} value={value.description} aria-label="What the song is about" aria-invalid={error ? true : undefined}
            aria-describedby={error ? "bench-error" : undefined} placeholder="A slow sea shanty about the last ferry home, upright bass, two close voices"
            enterKeyHint="go" onChange={(event) => onChange({ description: event.target.value.replace(/\n/g, " ") })}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
          <div className={styles["switches"]}>
            <Toggle checked={false} onChange={onCustom}>Custom</Toggle>
            <Toggle checked={value.instrumental} onChange={(instrumental) => onChange({ instrumental })} className={styles["instrumental"]}>Instrumental</Toggle>
            {model && (
              <Select
                label="Model" look="quiet" value={model.external_key} options={options} width={260}
                onChange={(key) => {
                  const chosen = session?.models.find((one) => one.external_key === key);
                  if (chosen && !chosen.can_use) onLocked(chosen);
                  else onChange({ model: key });
                }}
              />
            )}
            <span className={styles["cost"]}>{cost !== undefined && <>{countOf(cost, "credit")}<span className={styles["takes"]}>, {CLIPS_PER_GENERATION} takes</span></>}</span>
            <Button type="submit" tone="primary" loading={busy} className={styles["create"]}>Create</Button>
          </div>
        </form>
      </Plate>
      {error && <p id="bench-error" role="alert" className={styles["error"]}>{error}</p>}
      <div className={styles["examples"]} role="group" aria-label="Examples">
        <span className={styles["try"]}>Try</span>
        {EXAMPLES.map((example) => (
          <Chip
            key={example}
            onClick={() => {
              onChange({ description: example });
              field.current?.focus();
            }}
          >
            {example}
          </Chip>
        ))}
      </div>
    </>
  );
}

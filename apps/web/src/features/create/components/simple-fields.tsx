import Shuffle from "lucide-react/icons/dices";
import { Chip } from "../../../ui/chip.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { editDraft } from "../draft-store.ts";
import { DESCRIPTIONS, surprise } from "../suggestions.ts";
import styles from "./create-form.module.css";

interface Props { description: string; limit: number | undefined; error: string | undefined; onEdit(): void }

export function SimpleFields({ description, limit, error, onEdit }: Props) {
  const write = (text: string) => {
    editDraft({ description: text });
    onEdit();
  };
  return (
    <div>
      <TextArea
        label="Song Description" value={description} limit={limit} error={error} onChange={write} rows={5} grow inputClassName={styles.description} dir="auto"
        placeholder="A slow sea shanty about the last ferry home, upright bass"
      />
      <div className={styles.chips} role="group" aria-label="Ideas" tabIndex={-1}>
        <Chip icon={<Shuffle aria-hidden />} onClick={() => write(surprise(description, Math.random()))}>Surprise Me</Chip>
        {DESCRIPTIONS.slice(0, 8).map((idea) => <Chip key={idea.label} onClick={() => write(idea.description)}>{idea.label}</Chip>)}
      </div>
    </div>
  );
}

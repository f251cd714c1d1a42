import MicVocal from "lucide-react/icons/mic-vocal";
import X from "lucide-react/icons/x";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Draft } from "../draft.ts";
import styles from "./source-card.module.css";

/** Whose voice the song will have. */
export const PersonaCard = ({ persona, onRemove }: { persona: NonNullable<Draft["persona"]>; onRemove(): void }) => (
  <section className={styles.card} aria-label="Persona">
    <div className={styles.row}>
      <span className={styles.picture} aria-hidden>{persona.image ? <img src={persona.image} alt="" /> : <MicVocal />}</span>
      <div className={styles.words}>
        <span className={styles.kind}>Sung by</span>
        <span className={styles.title} dir="auto">{persona.name}</span>
      </div>
      <IconButton label={`Without ${persona.name}`} icon={<X />} onClick={onRemove} />
    </div>
  </section>
);

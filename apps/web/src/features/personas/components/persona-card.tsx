import type { Persona } from "@tunewright/contract";
import MicVocal from "lucide-react/icons/mic-vocal";
import { Link } from "../../../router/index.ts";
import styles from "./persona-card.module.css";

/** A persona in a grid of prints. */
export const PersonaCard = ({ persona }: { persona: Persona }) => (
  <Link to="/persona/$personaId" params={{ personaId: persona.id }} className={styles.card}>
    <PersonaPicture persona={persona} />
    <span className={styles.name} dir="auto">{persona.name}</span>
    <span className={styles.under}>{persona.is_public ? "Public" : "Private"} · {persona.style}</span>
  </Link>
);

export const PersonaPicture = ({ persona }: { persona: Pick<Persona, "image_url"> }) => (
  <span className={styles.picture} aria-hidden>
    {persona.image_url ? <img src={persona.image_url} alt="" loading="lazy" decoding="async" draggable={false} /> : <MicVocal />}
  </span>
);

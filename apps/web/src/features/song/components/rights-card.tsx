import type { Clip } from "@tunewright/contract";
import Scale from "lucide-react/icons/scale";
import { formatDay } from "../../../lib/format-date.ts";
import { Tag } from "../../../ui/tag.tsx";
import styles from "./side-card.module.css";

/** What may be done with the song, and that a machine made it. */
export function RightsCard({ clip }: { clip: Clip }) {
  const free = clip.metadata.rights === "non-commercial";
  const day = formatDay(clip.created_at);
  return (
    <section className={styles.card} aria-label="Rights">
      <Scale width={20} height={20} aria-hidden />
      <div>
        <p className={styles.title}>{free ? `Made on Free, ${day}: non-commercial` : `Made on a paid plan, ${day}: commercial use`}</p>
        <p className={styles.text}>
          {free ? "Share it anywhere; do not sell it or run it in ads. Songs made on Pro may earn money." : "Its maker may sell it, stream it and use it in ads."}
        </p>
        <p className={styles.made}><Tag>Made with AI</Tag></p>
      </div>
    </section>
  );
}

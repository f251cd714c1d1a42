import type { Clip } from "@tunewright/contract";
import { useSession } from "../../../api/use-session.ts";
import { costWords } from "../cost-words.ts";
import type { Work } from "../start-work.ts";
import styles from "./remix-dialogs.module.css";

type Stems = Extract<Work, { action: "stems" }>;

export function StemsFields({ clip, work, onChange }: { clip: Clip; work: Stems; onChange(work: Stems): void }) {
  const { session } = useSession();
  const exact = clip.metadata.has_score;
  const silent = exact && !clip.metadata.has_vocal;
  const choices = [
    { parts: 2, title: "Vocals and Instrumental", text: silent ? "This song has no vocals." : `Two files, ${costWords(session, "stems", 2)}`, disabled: silent },
    { parts: "all", title: "All Stems", text: `Every instrument group by itself, ${costWords(session, "stems", "all")}`, disabled: false },
  ] as const;
  return (
    <>
      <div role="radiogroup" aria-label="Stems" className={styles["choices"]}>
        {choices.map(({ parts, title, text, disabled }) => (
          <div key={parts} className={styles["choice"]}>
            <input id={`stems-${parts}`} type="radio" name="stems" checked={work.parts === parts} disabled={disabled} onChange={() => onChange({ ...work, parts })} />
            <label htmlFor={`stems-${parts}`}>{title} <span>{text}</span></label>
          </div>
        ))}
      </div>
      <p className={styles["note"]}>
        {exact ? "This song was played here, so its stems are exact: together they are the song." : "This recording is taken apart by ear: what comes of it is approximate."}
      </p>
    </>
  );
}

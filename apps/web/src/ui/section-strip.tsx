import type { Clip } from "@tunewright/contract";
import { cx } from "../lib/cx.ts";
import { sectionLetter } from "./section-letter.ts";
import styles from "./section-strip.module.css";

type Section = Clip["metadata"]["sections"][number];

const inkOf = (kind: string): string => `var(--sec-${{ I: "i", V: "v", P: "p", C: "c", B: "b", O: "o" }[sectionLetter(kind)] ?? "i"})`;

export interface SectionStripProps {
  sections: readonly Section[];
  /** Seconds; the strip ends where the song does. */
  duration: number | null;
  /** Names above the strip: letters where a section is narrow. */
  labels?: "none" | "letters" | "names";
  /** While the song is made: the section at work. Those before it are printed, those to come are outlines. */
  atWork?: string | null | undefined;
  className?: string | undefined;
}

/** The song's parts, 4 px high. Without labels it is decoration over a waveform. */
export function SectionStrip({ sections, duration, labels = "none", atWork, className }: SectionStripProps) {
  const end = duration ?? sections.at(-1)?.end ?? 0;
  if (sections.length === 0 || end <= 0) return null;
  const working = atWork ? sections.findIndex((section) => section.name.toLowerCase() === atWork.toLowerCase()) : -1;
  return (
    <div className={cx(styles["strip"], labels !== "none" && styles["labelled"], className)} aria-hidden={labels === "none" || undefined}>
      {sections.map((section, index) => {
        const share = Math.max(0, Math.min(end, section.end) - section.start) / end;
        const words = labels === "names" && share > 0.08 ? section.name : sectionLetter(section.kind);
        return (
          <span
            key={index} style={{ flexGrow: share, "--ink": inkOf(section.kind) } as React.CSSProperties}
            className={cx(styles["part"], working >= 0 && index === working && styles["now"], working >= 0 && index > working && styles["toCome"])}
          >
            {labels !== "none" && <span className={styles["label"]} title={section.name}>{words}</span>}
          </span>
        );
      })}
    </div>
  );
}

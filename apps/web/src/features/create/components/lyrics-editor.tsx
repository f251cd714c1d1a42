import { memo, useDeferredValue, useMemo, useRef } from "react";
import { cx } from "../../../lib/cx.ts";
import { Chip } from "../../../ui/chip.tsx";
import { insertSection } from "../insert-section.ts";
import { isSectionTag, readLyricLines } from "../lyric-lines.ts";
import { SECTIONS } from "../suggestions.ts";
import { typeInto } from "../type-into.ts";
import styles from "./lyrics-editor.module.css";

interface Props {
  id: string;
  value: string;
  describedBy: string | undefined;
  wrong: boolean;
  onChange(lyrics: string): void;
}

/** A sheet for words: section tags in ember, and at the right edge of each line how many syllables it is sung with. */
export function LyricsEditor({ id, value, describedBy, wrong, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The text under the caret is drawn at once; the counts may come a moment later.
  const counted = useDeferredValue(value);
  const readings = useMemo(() => readLyricLines(counted), [counted]);
  const lines = value.split("\n");

  const insert = (section: string) => {
    const sheet = area.current;
    if (!sheet) return;
    const next = insertSection(value, sheet.selectionEnd, section);
    typeInto(sheet, next.text, next.caret, onChange);
  };

  return (
    <div className={cx(styles.frame, wrong && styles.wrong)}>
      <div role="presentation" className={styles.sheet} onClick={(event) => event.target === event.currentTarget && area.current?.focus()}>
        <div className={styles.lines} aria-hidden="true">
          {lines.map((line, at) => <Line key={at} text={line} syllables={readings[at]?.syllables ?? 0} off={readings[at]?.offPattern ?? false} />)}
        </div>
        <textarea
          ref={area} id={id} className={styles.area} value={value} onChange={(event) => onChange(event.target.value)}
          aria-invalid={wrong || undefined} aria-describedby={describedBy} spellCheck dir="auto"
          placeholder="Write your own words, with tags like [Verse] and [Chorus]."
        />
      </div>
      <div className={styles.bar} role="group" aria-label="Insert a section">
        {SECTIONS.map((section) => <Chip key={section} dense onClick={() => insert(section)}>{section}</Chip>)}
      </div>
    </div>
  );
}

const Line = memo(function Line({ text, syllables, off }: { text: string; syllables: number; off: boolean }) {
  return (
    <div className={styles.line}>
      <span className={isSectionTag(text) ? styles.tag : undefined}>{text === "" ? "\u200b" : text}</span>
      {syllables > 0 && <span className={cx(styles.count, off && styles.off)}>{syllables}</span>}
    </div>
  );
});

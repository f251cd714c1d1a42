import type { Clip } from "@tunewright/contract";
import Globe from "lucide-react/icons/globe";
import LinkIcon from "lucide-react/icons/link";
import X from "lucide-react/icons/x";
import { useState, type ReactNode } from "react";
import { clipTitle } from "../../../lib/clip-words.ts";
import { formatCount } from "../../../lib/format-count.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { usePlayedFraction } from "../../../player/use-player.ts";
import { Link } from "../../../router/index.ts";
import { Cover } from "../../../ui/cover.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SectionStrip } from "../../../ui/section-strip.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Kbd } from "../../../ui/tag.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import { takeLetter } from "../group-takes.ts";
import styles from "./inspector.module.css";

interface Props {
  clip: Clip;
  /** Letters of all takes of its job. */
  takes: readonly Clip[];
  onTake(clip: Clip): void;
  /** Left out where what it stands in can be closed. */
  onClose?(): void;
  /** Like, share, more. */
  tools: ReactNode;
  /** Buttons below: reuse, publish. */
  actions: ReactNode;
}

/** Everything about the chosen take, beside the list. */
export function Inspector({ clip, takes, onTake, onClose, tools, actions }: Props) {
  const [tab, setTab] = useState<"details" | "lyrics">("details");
  const played = usePlayedFraction(clip.id);
  const { metadata } = clip;
  return (
    <div className={styles.inspector}>
      <div className={styles.top}>
        {takes.map((take) => (
          <button
            key={take.id} type="button" className={styles.key} aria-label={`Play take ${takeLetter(take)}`} aria-pressed={take.id === clip.id} onClick={() => onTake(take)}
          >
            <Kbd on={take.id === clip.id}>{takeLetter(take)}</Kbd>
          </button>
        ))}
        <span className={styles.which}>{takes.length > 1 ? `Take ${takeLetter(clip)} of ${takes.length}` : "Details"}</span>
        {onClose && <IconButton label="Close details" icon={<X />} onClick={onClose} />}
      </div>
      <div className={styles.head}>
        <Cover clip={clip} size={112} />
        <div className={styles.headWords}>
          <h2 className={styles.title}><Link to="/song/$clipId" params={{ clipId: clip.id }}>{clipTitle(clip)}</Link></h2>
          <p className={styles.by}>{clip.display_name}, {formatTime(metadata.duration)}</p>
          <div className={styles.tools}>{tools}</div>
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
      <Tabs label="About the song" value={tab} onChange={setTab} tabs={[{ value: "details", label: "Details" }, { value: "lyrics", label: "Lyrics" }]}>
        {tab === "details" ? <Facts clip={clip} /> : <pre className={styles.lyrics}>{metadata.prompt.trim() || "No words: an instrumental."}</pre>}
      </Tabs>
      {clip.waveform.length > 0 && (
        <div className={styles.sections}>
          <SectionStrip sections={metadata.sections} duration={metadata.duration} labels="letters" />
          <Waveform peaks={clip.waveform} width="fill" height={44} played={played} />
        </div>
      )}
    </div>
  );
}

function Facts({ clip }: { clip: Clip }) {
  const { metadata } = clip;
  const music = [metadata.bpm ? `${Math.round(metadata.bpm)} BPM` : "", metadata.key ?? "", metadata.meter ?? ""].filter(Boolean).join(", ");
  const rows: [string, ReactNode, boolean?][] = [
    ["Style", clip.metadata.tags || clip.display_tags || "None given"],
    ["Model", clip.major_model_version],
    ...(metadata.gpt_description_prompt ? [["Asked for", metadata.gpt_description_prompt] as [string, ReactNode]] : []),
    ...(music ? [["Tempo, key", music, true] as [string, ReactNode, boolean]] : []),
    ...(metadata.singer ? [["Singer", <span key="s" className={styles.name}>{metadata.singer}</span>] as [string, ReactNode]] : []),
    ...(metadata.seed === null ? [] : [["Seed", formatCount(metadata.seed).replaceAll(",", " "), true] as [string, ReactNode, boolean]]),
    ...metadata.notes.map((note): [string, ReactNode] => ["Note", note]),
    ["Rights", metadata.rights === "commercial" ? "Commercial use" : "Non-commercial"],
    ["Visible to", clip.is_public
      ? <span key="everyone" className={styles.visible}><Globe aria-hidden />Everyone</span>
      : <span key="link" className={styles.visible}><LinkIcon aria-hidden />Anyone with the link</span>],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value, mono], at) => <div key={`${name} ${at}`}><dt>{name}</dt><dd className={mono ? styles.mono : undefined}>{value}</dd></div>)}
    </dl>
  );
}

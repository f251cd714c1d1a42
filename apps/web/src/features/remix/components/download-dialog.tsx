import { getExport, isLossless, planHas, requestExport, type Clip, type SoundFormat } from "@tunewright/contract";
import Download from "lucide-react/icons/download";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { call } from "../../../api/call.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { useSession } from "../../../api/use-session.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { toast } from "../../../ui/toast.ts";
import styles from "./download-dialog.module.css";

interface SoundFile { format: SoundFormat; bits: 16 | 24; rate: 44_100 | 48_000; name: string; note: string }

const SOUNDS: readonly SoundFile[] = [
  { format: "wav", bits: 16, rate: 44_100, name: "WAV", note: "44.1 kHz, 16 bit" },
  { format: "wav", bits: 24, rate: 48_000, name: "WAV", note: "48 kHz, 24 bit" },
  { format: "flac", bits: 24, rate: 44_100, name: "FLAC", note: "without loss, 24 bit" },
  { format: "m4a", bits: 16, rate: 44_100, name: "M4A", note: "for Apple devices" },
  { format: "opus", bits: 16, rate: 48_000, name: "Opus", note: "small and good" },
];
const SCORES = [
  { file: "midi", name: "MIDI", note: "every part, for a DAW" },
  { file: "musicxml", name: "Lead sheet", note: "MusicXML: melody, chords, words" },
  { file: "chords", name: "Chord sheet", note: "words with the chords above them" },
  { file: "lrc", name: "Timed lyrics", note: "LRC, line and word" },
] as const;
const POLL_MS = 1_000;

/** Everything a song can be had as. Others get what they can hear anyway: the MP3 and the words. */
export function DownloadDialog({ clip, onClose, onBlocked }: { clip: Clip; onClose(): void; onBlocked(sentence: string): void }) {
  const { session, user } = useSession();
  const own = user?.id === clip.user_id;
  const sung = clip.metadata.has_vocal;
  const link = (file: string) => <a className={buttonClass({})} href={`/api/clip/${clip.id}/files/${file}`} download><Download aria-hidden />Download</a>;
  const paid = session !== null && planHas(session.plan, "download_wav");
  return (
    <Dialog open onClose={onClose} title="Download" width={460}>
      <ul className={styles["files"]}>
        <Row name="MP3" note="192 kbit/s, with cover and words">{link("mp3")}</Row>
        {own && SOUNDS.map((sound) => (
          <Row key={`${sound.format} ${sound.rate}`} name={sound.name} note={sound.note} tag={isLossless(sound.format) && !paid}>
            <SoundButton clip={clip} sound={sound} onBlocked={isLossless(sound.format) && !paid ? () => { onClose(); onBlocked("Files without loss are part of the paid plans."); } : null} />
          </Row>
        ))}
        {SCORES.filter(({ file }) => (file === "lrc" ? sung : own && clip.metadata.has_score)).map(({ file, name, note }) => <Row key={file} name={name} note={note}>{link(file)}</Row>)}
      </ul>
    </Dialog>
  );
}

const Row = ({ name, note, tag, children }: { name: string; note: string; tag?: boolean; children: ReactNode }) => (
  <li className={styles["file"]}>
    <span className={styles["words"]}><strong>{name} {tag && <Tag>Pro</Tag>}</strong><span>{note}</span></span>
    {children}
  </li>
);

/** Has the file made, waits, and hands it over. */
function SoundButton({ clip, sound: { format, bits, rate }, onBlocked }: { clip: Clip; sound: SoundFile; onBlocked: (() => void) | null }) {
  const [preparing, setPreparing] = useState(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    gone.current = control;
    return () => control.abort();
  }, []);
  const prepare = async () => {
    if (onBlocked) return onBlocked();
    setPreparing(true);
    const { signal } = gone.current;
    try {
      const params = { id: clip.id };
      let state = await call(requestExport, { params, body: { format, sample_rate: rate, bits } }, { signal });
      while (state.status === "preparing") {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        state = await call(getExport, { params, query: { format, sample_rate: `${rate}`, bits: `${bits}` } }, { signal });
      }
      if (state.url === null) throw new Error("not made");
      location.assign(state.url);
    } catch (error) {
      if (!signal.aborted) toast("The file was not made", { detail: error instanceof Error && error.message === "not made" ? "Please try again." : sentenceFor(error), tone: "error" });
    } finally {
      if (!signal.aborted) setPreparing(false);
    }
  };
  return <Button icon={<Download />} loading={preparing} onClick={() => void prepare()}>{preparing ? "Preparing" : "Download"}</Button>;
}

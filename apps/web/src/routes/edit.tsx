import { getAlignedLyrics, getClip, type Clip, type ClipId } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { downloadMp3 } from "../features/clips/song-files.ts";
import { SongWaveform } from "../features/song/components/song-waveform.tsx";
import { SyncedLyrics } from "../features/song/components/synced-lyrics.tsx";
import { currentRow, timedRows, writtenRows } from "../features/song/lyric-timeline.ts";
import { clipTitle, styleWords } from "../lib/clip-words.ts";
import { formatTime } from "../lib/format-time.ts";
import { useTitle } from "../lib/use-title.ts";
import { player } from "../player/player.ts";
import { useClipPlayback, usePlayer } from "../player/use-player.ts";
import { Link, usePlace } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Cover } from "../ui/cover.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { PlayButton } from "../ui/play-button.tsx";
import { SectionStrip } from "../ui/section-strip.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tag } from "../ui/tag.tsx";
import { useClipDesk } from "./clip-desk.tsx";
import { ChooseSong } from "./choose-song.tsx";
import styles from "./edit.module.css";

/** A song laid open: sections, waveform and words to the second. Nothing in it is changed here yet. */
export function EditPage() {
  const id = usePlace((place) => place.match?.params["clipId"]) as ClipId | undefined;
  return id === undefined ? <ChooseSong title="Which song?" lead="Open one of your songs to see its sections, waveform and words side by side." /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { id: ClipId }) {
  const { data: clip, error, refetch } = useQuery(endpointQuery(getClip, { params: { id } }));
  useTitle(clip ? `${clipTitle(clip)}, opened` : "Edit");
  if (error && !clip) {
    return <div className={page["page"]}><ErrorState title="This song could not be opened." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState></div>;
  }
  if (!clip) return <div className={page["page"]} role="status" aria-label="Opening the song"><Skeleton width="100%" height={220} /></div>;
  if (clip.status !== "complete") {
    return <EmptyState heading="h1" title="This song is not finished." action={<Link to="/create" className={buttonClass({ tone: "primary" })}>Watch it being made</Link>}>It can be opened as soon as it is.</EmptyState>;
  }
  return <Sheet clip={clip} />;
}

function Sheet({ clip }: { clip: Clip }) {
  const desk = useClipDesk();
  const { data: words } = useQuery({ ...endpointQuery(getAlignedLyrics, { params: { id: clip.id } }), enabled: clip.metadata.has_vocal, staleTime: Infinity });
  const playback = useClipPlayback(clip.id);
  const current = usePlayer((state) => state.current?.clip.id === clip.id);
  const position = usePlayer((state) => (state.current?.clip.id === clip.id ? Math.round(state.position * 4) / 4 : 0));
  const { duration, sections, bpm, key, meter } = clip.metadata;
  const rows = words && words.lines.length > 0 ? timedRows(words.lines) : writtenRows(clip.metadata.prompt);
  const seek = (seconds: number) => {
    if (!current) player.play(clip, [clip]);
    player.seek(seconds);
  };
  return (
    <div className={`${page["page"]} ${page["wide"]}`}>
      <header className={styles["head"]}>
        <PlayButton playing={playback === "playing"} size={56} tone="ember" what={clipTitle(clip)} onClick={() => player.toggleClip(clip, [clip])} />
        <Cover clip={clip} size={64} eager />
        <div className={styles["names"]}>
          <h1>{clipTitle(clip)}</h1>
          <p>{clip.display_name} · {styleWords(clip)}</p>
        </div>
        <div className={styles["facts"]}>{bpm !== null && <Tag>{Math.round(bpm)} BPM</Tag>}{key !== null && <Tag>{key}</Tag>}{meter !== null && <Tag>{meter}</Tag>}<Tag>{formatTime(duration)}</Tag></div>
      </header>
      <SongWaveform clip={clip} position={position} duration={duration} marks={[]} onSeek={seek} />
      <div className={styles["columns"]}>
        <section aria-label="Sections">
          <h2 className={styles["heading"]}>Sections</h2>
          <SectionStrip sections={sections} duration={duration} />
          <ol className={styles["sections"]}>
            {sections.map((section, at) => (
              <li key={at}>
                <button type="button" onClick={() => seek(section.start)} aria-current={current && position >= section.start && position < section.end ? "true" : undefined}>
                  <span>{section.name}</span><span className={styles["time"]}>{formatTime(section.start)} – {formatTime(section.end)}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
        <section aria-label="Words">
          <h2 className={styles["heading"]}>Words</h2>
          {rows.length > 0 ? <SyncedLyrics rows={rows} current={current ? currentRow(rows, position) : -1} follow={false} onSeek={seek} /> : <p className={styles["quiet"]}>This song has no words.</p>}
        </section>
        <section aria-label="What can be done">
          <h2 className={styles["heading"]}>What can be done today</h2>
          <p className={styles["quiet"]}>In the menu: crop, fade, replace a section, take it apart. Each makes a new song, and this one stays as it is. Editing on the waveform itself is not here yet.</p>
          <div className={styles["actions"]}>
            {desk.menu(clip, { large: true })}
            {desk.own(clip) && <Button onClick={() => desk.editDetails(clip)}>Edit title, cover and words</Button>}
            <Button onClick={() => desk.reuse(clip, "made")}>Make another from its words</Button>
            <Button onClick={() => downloadMp3(clip)}>Download MP3</Button>
            <Link to="/song/$clipId" params={{ clipId: clip.id }} className={buttonClass({ tone: "quiet" })}>Song page</Link>
          </div>
        </section>
      </div>
      {desk.dialogs}
    </div>
  );
}

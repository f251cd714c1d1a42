import type { Clip, Hook } from "@tunewright/contract";
import { HOOK_SECONDS, publishHook, removeHook } from "@tunewright/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { keyOf } from "../../../api/endpoint-query.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { queryClient } from "../../../api/query-client.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { player } from "../../../player/player.ts";
import { useClipPlayback } from "../../../player/use-player.ts";
import { Button } from "../../../ui/button.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { PlayButton } from "../../../ui/play-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import { toast } from "../../../ui/toast.ts";
import { hookQuery, hooksQuery, ownPublicSongs } from "../hooks-queries.ts";
import styles from "./select-hook-dialog.module.css";

/** Chooses one of one's own public songs, then the seconds of it that stand in Hooks. */
export function SelectHookDialog({ onClose }: { onClose: () => void }) {
  const [clip, setClip] = useState<Clip | null>(null);
  return (
    <Dialog open onClose={onClose} title={clip ? `Hook of “${clipTitle(clip)}”` : "Select hook song"} width={560} variant="sheet">
      {clip ? <ChooseSeconds clip={clip} onBack={() => setClip(null)} onDone={onClose} /> : <ChooseSong onChoose={setClip} />}
    </Dialog>
  );
}

function ChooseSong({ onChoose }: { onChoose: (clip: Clip) => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownPublicSongs);
  if (error && !data) return <ErrorState title="Your songs could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (!data) return <Skeleton height={160} />;
  const clips = data.pages.flatMap((page) => page.clips).filter((clip) => clip.status === "complete");
  if (clips.length === 0) return <p className={styles.help}>Hooks shows public songs, and none of yours is public yet. Publish one in your library first.</p>;
  return (
    <>
      <ul className={styles.songs}>
        {clips.map((clip) => (
          <li key={clip.id}>
            <button type="button" className={styles.song} onClick={() => onChoose(clip)}>
              <Cover clip={clip} size={48} /><span className={styles.name}>{clipTitle(clip)}</span><span className={styles.time}>{formatTime(clip.metadata.duration)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && <Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button>}
    </>
  );
}

function ChooseSeconds({ clip, onBack, onDone }: { clip: Clip; onBack: () => void; onDone: () => void }) {
  const { data, error } = useQuery(hookQuery(clip.id));
  if (error) return <ErrorState title="The hook could not be fetched." action={<Button onClick={onBack}>Back</Button>}>{sentenceFor(error)}</ErrorState>;
  return data ? <Seconds hook={data} onBack={onBack} onDone={onDone} /> : <Skeleton height={120} />;
}

function Seconds({ hook, onBack, onDone }: { hook: Hook; onBack: () => void; onDone: () => void }) {
  const { clip } = hook;
  const duration = clip.metadata.duration ?? 0;
  const [start, setStart] = useState(hook.start_s);
  const [busy, setBusy] = useState<"publish" | "remove" | null>(null);
  const playing = useClipPlayback(clip.id) === "playing";
  const end = Math.min(duration, start + HOOK_SECONDS);
  const done = (words: string) => {
    void queryClient.invalidateQueries({ queryKey: hooksQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: keyOf(publishHook) });
    void queryClient.invalidateQueries({ queryKey: hookQuery(clip.id).queryKey });
    toast(words);
    onDone();
  };
  const send = (what: "publish" | "remove", sent: Promise<unknown>, words: string) => {
    setBusy(what);
    sent.then(() => done(words), (error: unknown) => {
      setBusy(null);
      toast(sentenceFor(error), { tone: "error" });
    });
  };
  const listen = () => {
    if (playing) player.pause();
    else {
      player.play(clip, [clip]);
      player.seek(start);
    }
  };
  return (
    <div className={styles.seconds}>
      <p className={styles.help}>Choose the {Math.round(end - start)} seconds that make somebody stay.</p>
      <div className={styles.line}>
        <PlayButton playing={playing} what={clipTitle(clip)} onClick={listen} />
        <div className={styles.track}>
          <Waveform peaks={clip.waveform} width="fill" height={56} />
          <span className={styles.window} aria-hidden style={{ left: `${(start / duration) * 100}%`, width: `${((end - start) / duration) * 100}%` }} />
          <Slider
            label="Where the hook begins" className={styles.slider} value={start} min={0} max={Math.max(0, duration - HOOK_SECONDS)} step={0.5} page={5} onChange={setStart} disabled={duration <= HOOK_SECONDS}
            valueText={`${formatTime(start)} to ${formatTime(end)} of ${formatTime(duration)}`} onCommit={(seconds) => { if (playing) player.seek(seconds); }}
          >
            <span />
          </Slider>
        </div>
      </div>
      <p className={styles.range}>{formatTime(start)}–{formatTime(end)}</p>
      <div className={styles.buttons}>
        <Button tone="quiet" onClick={onBack}>Another song</Button>
        {hook.is_chosen && <Button loading={busy === "remove"} onClick={() => send("remove", call(removeHook, { body: { clip_id: clip.id } }), "The song is out of Hooks.")}>Take out of Hooks</Button>}
        <Button tone="primary" loading={busy === "publish"} onClick={() => send("publish", call(publishHook, { body: { clip_id: clip.id, start_s: start } }), "Your hook is published.")}>Publish hook</Button>
      </div>
    </div>
  );
}

import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { clipTitle } from "../../lib/clip-words.ts";
import { countOf } from "../../lib/format-count.ts";
import { setPanel, useShellPanel } from "../../lib/shell-panels.ts";
import { useIsPhone } from "../../lib/use-media.ts";
import { LONGEST_CROSSFADE } from "../../player/player-state.ts";
import { player } from "../../player/player.ts";
import { usePlayer } from "../../player/use-player.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Toggle } from "../../ui/toggle.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./queue-panel.module.css";
import { QueueRow } from "./queue-row.tsx";

/** Queue: what plays and what follows. A panel at the right; a sheet on phones. */
export function QueuePanel() {
  const open = useShellPanel("queue");
  const phone = useIsPhone();
  const close = () => setPanel("queue", false);
  if (!open) return null;
  if (phone) return <Sheet open onClose={close} title="Queue"><QueueList /></Sheet>;
  return (
    <aside className={styles["panel"]} aria-label="Queue">
      <header className={styles["head"]}>
        <h2 className={styles["title"]}>Queue</h2>
        <IconButton label="Close the queue" icon={<X />} onClick={close} />
      </header>
      <div className={styles["body"]}><QueueList /></div>
    </aside>
  );
}

/** Which way a row steps aside for the one that is dragged: -1 up, 1 down, 0 not. */
function yieldsTo(drag: { from: number; steps: number } | null, index: number): -1 | 0 | 1 {
  if (!drag || index === drag.from) return 0;
  const to = drag.from + drag.steps;
  if (index > drag.from && index <= to) return -1;
  return index < drag.from && index >= to ? 1 : 0;
}

function QueueList() {
  const current = usePlayer((state) => state.current);
  const next = usePlayer((state) => state.next);
  const continuous = usePlayer((state) => state.continuous);
  const autoplay = usePlayer((state) => state.autoplay);
  const [said, setSaid] = useState("");
  const [drag, setDrag] = useState<{ from: number; steps: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const move = (key: string, to: number, title: string) => {
    const place = Math.max(0, Math.min(next.length - 1, to));
    player.moveInQueue(key, place);
    setSaid(`${title} is now at place ${place + 1} of ${next.length}.`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus());
  };
  return (
    <>
      <h3 className={styles["heading"]}>Now playing</h3>
      {current ? <ol><QueueRow item={current} current /></ol> : <p className={styles["nothing"]}>Nothing yet. Press play on any song.</p>}
      <div className={styles["nextHead"]}>
        <h3 className={styles["heading"]}>Next in queue</h3>
        {next.length > 0 && <Button tone="quiet" size="small" onClick={() => player.clearNext()}>Clear</Button>}
      </div>
      {next.length === 0 ? <p className={styles["nothing"]}>{autoplay && continuous ? "When this song ends, songs like it follow." : "When this song ends, the music stops."}</p> : (
        <ol ref={list} aria-label={`Next in queue, ${countOf(next.length, "song")}`}>
          {next.map((item, index) => (
            <QueueRow
              key={item.key} item={item} onPlay={() => player.jumpTo(item.key)} onRemove={() => player.removeFromQueue(item.key)}
              onMove={(steps) => move(item.key, index + steps, clipTitle(item.clip))}
              yields={yieldsTo(drag, index)} onDrag={(steps) => setDrag(steps === null ? null : { from: index, steps })}
            />
          ))}
        </ol>
      )}
      <div className={styles["settings"]}>
        <Toggle spread checked={continuous} onChange={player.toggleContinuous}>Continuous play</Toggle>
        <Toggle spread checked={autoplay} onChange={player.toggleAutoplay}>Autoplay similar songs</Toggle>
        <CrossfadeSetting />
      </div>
      <div role="status"><VisuallyHidden>{said}</VisuallyHidden></div>
    </>
  );
}

/** By how many seconds songs overlap. */
function CrossfadeSetting() {
  const crossfade = usePlayer((state) => state.crossfade);
  const words = crossfade === 0 ? "Off: songs follow without a gap" : countOf(crossfade, "second");
  return (
    <div className={styles["crossfade"]}>
      <span>Crossfade</span>
      <span className={styles["seconds"]}>{crossfade === 0 ? "Off" : `${crossfade} s`}</span>
      <Slider label="Crossfade" value={crossfade} max={LONGEST_CROSSFADE} step={1} page={3} valueText={words} onChange={player.setCrossfade} />
    </div>
  );
}

import type { Clip } from "@tunewright/contract";
import CodeXml from "lucide-react/icons/code-xml";
import Copy from "lucide-react/icons/copy";
import Globe from "lucide-react/icons/globe";
import LinkIcon from "lucide-react/icons/link";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import { useRef, useState } from "react";
import { clipTitle } from "../../../lib/clip-words.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SectionStrip } from "../../../ui/section-strip.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import { SHARE_TARGETS, TARGET_NAMES, targetUrl } from "../share-targets.ts";
import { secondsOf, typeTime } from "../../../lib/typed-time.ts";
import { useConfirmation } from "../use-confirmation.ts";
import { EmbedView } from "./embed-view.tsx";
import styles from "./share-dialog.module.css";

export interface ShareDialogProps {
  clip: Clip;
  onClose(): void;
  /** The song's link; `seconds` sets where it starts. */
  linkOf(seconds: number): string;
  /** Copies the link and says so; whether it could. */
  onCopy(seconds: number): Promise<boolean>;
  /** The device's own share sheet; null where there is none. */
  onDevice: (() => void) | null;
  /** It was shared there. */
  onShared(platform: string): void;
}

/** Where to take a song: a link, other places, a player for one's own page. */
export function ShareDialog({ clip, onClose, linkOf, onCopy, onDevice, onShared }: ShareDialogProps) {
  const [view, setView] = useState<"share" | "embed">("share");
  const [starts, setStarts] = useState(false);
  const [typed, setTyped] = useState("0:00");
  const fresh = useRef(true);
  const [copied, confirm] = useConfirmation();
  const { duration } = clip.metadata;
  const title = clipTitle(clip);
  const finished = clip.status === "complete" && duration !== null && duration > 1;
  const chosen = secondsOf(typed, duration);
  const startAt = starts && finished ? chosen : 0;
  const link = linkOf(startAt);
  const set = (seconds: number) => {
    setTyped(formatTime(Math.min(seconds, Math.floor(duration ?? 0))));
    setStarts(true);
  };
  const section = clip.metadata.sections.find((part) => chosen >= part.start && chosen < part.end)?.name.toLowerCase();

  if (view === "embed") {
    return (
      <Dialog open onClose={onClose} title="Embed" width={680} variant="sheet">
        <EmbedView clip={clip} startAt={startAt} onBack={() => setView("share")} onCopied={() => onShared("embed")} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Share" width={480} variant="sheet">
      <div className={styles["song"]}>
        <Cover clip={clip} size={64} />
        <div className={styles["words"]}>
          <span className={styles["title"]}>{title}</span>
          <span className={styles["maker"]}>{clip.display_name}</span>
          <span className={styles["seen"]}>{clip.is_public ? <Globe aria-hidden /> : <LinkIcon aria-hidden />}{clip.is_public ? "Public" : "Anyone with the link"}</span>
        </div>
      </div>
      {finished && (
        <>
          <Slider
            label="Where the link starts" value={chosen} max={Math.floor(duration)} step={1} page={10} valueText={`${formatTime(chosen)} of ${formatTime(duration)}`}
            onChange={set} className={styles["wave"]}
          >
            <SectionStrip sections={clip.metadata.sections} duration={duration} />
            <Waveform peaks={clip.waveform} width="fill" height={48} played={starts ? chosen / duration : null} line={starts} />
          </Slider>
          <div className={styles["start"]}>
            <Checkbox label="Start at a moment" checked={starts} onChange={setStarts} />
            <label className={styles["at"]}>
              <span>Start at</span>
              <input
                className={styles["time"]} inputMode="numeric" value={typed} size={6} aria-label="Start time, minutes and seconds"
                onChange={(event) => {
                  const { inputType = "", data = null } = event.nativeEvent as InputEvent;
                  setTyped(typeTime(typed, { inputType, data, value: event.target.value, fresh: fresh.current }));
                  fresh.current = false;
                  setStarts(true);
                }}
                onFocus={() => { fresh.current = true; }}
                onBlur={() => setTyped(formatTime(chosen))}
              />
            </label>
            <span className={styles["hint"]}>{starts && section ? `${section}; ` : ""}drag the line to change</span>
          </div>
        </>
      )}
      <div className={styles["link"]}>
        <input readOnly value={link.replace(/^https?:\/\//, "")} aria-label="Link" className={styles["address"]} onFocus={(event) => event.target.select()} />
        <Button tone="primary" size="large" icon={<Copy />} data-autofocus onClick={() => void onCopy(startAt).then((done) => done && confirm())}>{copied ? "Copied" : "Copy link"}</Button>
      </div>
      <ul className={styles["places"]}>
        {SHARE_TARGETS.map((target) => (
          <li key={target}>
            <a
              href={targetUrl(target, { link, title, maker: clip.display_name })} {...(target !== "email" && { target: "_blank" })} rel="noopener"
              className={buttonClass({ size: "large", wide: true })} onClick={() => onShared(target)}
            >
              {target === "email" && <Mail aria-hidden />}{TARGET_NAMES[target]}
            </a>
          </li>
        ))}
        <li><Button size="large" wide icon={<CodeXml />} disabledReason={finished ? null : "Once the song is finished."} onClick={() => setView("embed")}>Embed</Button></li>
        {onDevice && <li className={styles["device"]}><Button size="large" wide icon={<Smartphone />} onClick={onDevice}>More ways</Button></li>}
      </ul>
    </Dialog>
  );
}

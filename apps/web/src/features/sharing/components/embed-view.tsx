import type { Clip } from "@tunewright/contract";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../../api/use-session.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { toast } from "../../../ui/toast.ts";
import { EMBED_COLORS, EMBED_SIZES, embedCode, embedUrl, type EmbedColor, type EmbedSize } from "../share-targets.ts";
import { useConfirmation } from "../use-confirmation.ts";
import styles from "./embed-view.module.css";

interface Props { clip: Clip; startAt: number; onBack(): void; onCopied(): void }

/** A player for other people's pages: its look, how it will stand there, and the code for it. */
export function EmbedView({ clip, startAt, onBack, onCopied }: Props) {
  const { session } = useSession();
  const [color, setColor] = useState<EmbedColor>("night");
  const [key, setKey] = useState<EmbedSize["key"]>("standard");
  const [copied, confirm] = useConfirmation();
  const size = EMBED_SIZES.find((each) => each.key === key) ?? EMBED_SIZES[0];
  const title = `${clipTitle(clip)} by ${clip.display_name}`;
  const url = embedUrl(location.origin, clip.id, { color, startAt });
  const code = embedCode(url, size, title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast("Embed code copied.");
      confirm();
      onCopied();
    } catch {
      toast("Failed to copy the code", { detail: "Please try again.", tone: "error" });
    }
  };
  return (
    <div className={styles["embed"]}>
      {session?.flags["embed-customization"] !== false && (
        <div className={styles["choices"]}>
          <fieldset className={styles["colors"]}>
            <legend className={styles["legend"]}>Color</legend>
            {EMBED_COLORS.map((each) => (
              <label key={each.key} className={styles["color"]} data-tooltip={each.name} style={{ "--ground": each.ground, "--ink": each.ink } as React.CSSProperties}>
                <input type="radio" name="embed-color" aria-label={each.name} checked={each.key === color} onChange={() => setColor(each.key)} /><i />
              </label>
            ))}
          </fieldset>
          <div>
            <span className={styles["legend"]}>Size</span>
            <SegmentedControl label="Size" value={key} onChange={setKey} options={EMBED_SIZES.map((each) => ({ value: each.key, label: each.name }))} />
          </div>
        </div>
      )}
      <Preview url={url} size={size} title={title} />
      <p className={styles["size"]}>{size.name}, {size.width} × {size.height}</p>
      <textarea readOnly value={code} rows={3} aria-label="Embed code" className={styles["code"]} onFocus={(event) => event.target.select()} />
      <div className={styles["foot"]}>
        <Button icon={<ArrowLeft />} onClick={onBack}>Go back</Button>
        <Button tone="primary" icon={<Copy />} onClick={() => void copy()}>{copied ? "Copied" : "Copy code"}</Button>
      </div>
    </div>
  );
}

/** The player itself, made smaller where the dialog is narrower. */
function Preview({ url, size, title }: { url: string; size: EmbedSize; title: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => { if (entry) setRoom(entry.contentRect.width); });
    observer.observe(box.current as HTMLDivElement);
    return () => observer.disconnect();
  }, []);
  const scale = room === 0 ? 1 : Math.min(1, room / size.width);
  return (
    <div ref={box} className={styles["preview"]} style={{ height: size.height * scale }}>
      {room > 0 && (
        <iframe
          key={size.key} src={url} title={`Preview: ${title}`} width={size.width} height={size.height} sandbox="allow-scripts allow-popups" className={styles["frame"]}
          style={{ transform: `scale(${scale})`, marginInlineStart: Math.max(0, (room - size.width) / 2) }}
        />
      )}
    </div>
  );
}

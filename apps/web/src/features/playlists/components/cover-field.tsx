import type { Playlist } from "@tunewright/contract";
import ImageUp from "lucide-react/icons/image-up";
import { useRef, useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { PICTURE_TYPES, uploadPicture } from "../../../api/upload-picture.ts";
import { Button } from "../../../ui/button.tsx";
import { Mosaic } from "../../../ui/playlist-card.tsx";
import styles from "./cover-field.module.css";

interface Props {
  playlist: Pick<Playlist, "id" | "name" | "cover_urls">;
  /** The address of its own cover; null shows its songs' covers. */
  value: string | null;
  onChange(address: string | null): void;
}

/** A playlist's own cover: a file, or none. */
export function CoverField({ playlist, value, onChange }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const upload = async (chosen: File) => {
    setBusy(true);
    setWrong(null);
    try {
      onChange(await uploadPicture(chosen));
    } catch (error) {
      setWrong(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div role="group" aria-label="Cover" className={styles["field"]}>
      <Mosaic playlist={{ ...playlist, cover_urls: value === null ? playlist.cover_urls : [value] }} className={styles["cover"]} />
      <div className={styles["tools"]}>
        <div className={styles["buttons"]}>
          <Button icon={<ImageUp aria-hidden />} loading={busy} onClick={() => file.current?.click()}>Upload cover</Button>
          {value !== null && <Button tone="quiet" onClick={() => onChange(null)}>Remove</Button>}
        </div>
        <p className={wrong ? styles["wrong"] : styles["hint"]} role={wrong ? "alert" : undefined}>{wrong ?? "Without one, the covers of its first songs stand here (max 10 MB)."}</p>
      </div>
      <input
        ref={file} type="file" accept={PICTURE_TYPES} hidden aria-label="Cover file"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen) void upload(chosen);
        }}
      />
    </div>
  );
}

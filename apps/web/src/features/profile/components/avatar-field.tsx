import { LIMITS, printImage } from "@tunewright/contract";
import ImageUp from "lucide-react/icons/image-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { PICTURE_TYPES, uploadPicture } from "../../../api/upload-picture.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AVATAR_HINT } from "../profile-rules.ts";
import styles from "./avatar-field.module.css";

interface Props {
  name: string;
  value: string | null;
  error: string | undefined;
  /** Whether the plan prints pictures from words. */
  canPrint: boolean;
  onChange(address: string | null): void;
}

/** One's picture: a file, or a print made from words. */
export function AvatarField({ name, value, error, canPrint, onChange }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [prompt, setPrompt] = useState("");
  const [busy, setBusy] = useState<"upload" | "print" | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const over = prompt.length > LIMITS.imagePrompt;
  const run = async (kind: "upload" | "print", make: () => Promise<string>) => {
    if (busy) return;
    setBusy(kind);
    setWrong(null);
    try {
      onChange(await make());
    } catch (cause) {
      setWrong(sentenceFor(cause));
    } finally {
      setBusy(null);
    }
  };
  const print = () => {
    if (prompt.trim() !== "" && !over) void run("print", async () => (await call(printImage, { body: { prompt: prompt.trim() } })).image_url);
  };
  const note = wrong ?? error;
  return (
    <div role="group" aria-label="Profile Avatar" className={styles["field"]}>
      <p className={styles["label"]} aria-hidden>Profile Avatar</p>
      <div className={styles["row"]}>
        <Avatar name={name} src={value} size={88} className={styles["avatar"]} />
        <div className={styles["tools"]}>
          <div className={styles["buttons"]}>
            <Button icon={<ImageUp aria-hidden />} loading={busy === "upload"} onClick={() => file.current?.click()}>Upload image</Button>
            {value !== null && <Button tone="quiet" icon={<Trash2 aria-hidden />} onClick={() => onChange(null)}>Remove</Button>}
          </div>
          <p className={note ? styles["wrong"] : styles["hint"]} role={note ? "alert" : undefined}>{note ?? AVATAR_HINT}</p>
        </div>
        <input
          ref={file} type="file" accept={PICTURE_TYPES} hidden aria-label="Image file"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = "";
            if (chosen) void run("upload", () => uploadPicture(chosen));
          }}
        />
      </div>
      {canPrint && (
        <div className={styles["print"]}>
          <TextField
            label="Or print one from words" value={prompt} limit={LIMITS.imagePrompt} placeholder="A moth over the sea, warm" dir="auto" autoComplete="off" className={styles["prompt"]} onChange={setPrompt}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              print();
            }}
          />
          <Button loading={busy === "print"} disabledReason={prompt.trim() === "" ? "Say what the picture shall show." : over ? `At most ${LIMITS.imagePrompt} characters.` : null} onClick={print}>
            {busy === "print" ? "Creating image..." : "Create"}
          </Button>
        </div>
      )}
    </div>
  );
}

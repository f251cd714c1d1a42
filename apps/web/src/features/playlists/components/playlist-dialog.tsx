import type { Playlist, PlaylistId } from "@tunewright/contract";
import { createPlaylist, editPlaylist } from "@tunewright/contract";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { isApiError } from "../../../api/api-error.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Toggle } from "../../../ui/toggle.tsx";
import { CoverField } from "./cover-field.tsx";
import styles from "./playlist-dialog.module.css";
import { refreshPlaylist } from "../playlist-queries.ts";

interface Props {
  /** "new", or the one to change; null while closed. */
  subject: "new" | (Playlist & { id: PlaylistId }) | null;
  onClose(): void;
  onSaved(playlist: Playlist): void;
}

/** Makes a playlist, or changes its name, description, cover and visibility. */
export const PlaylistDialog = ({ subject, ...rest }: Props) => (subject === null ? null : <OpenDialog key={subject === "new" ? "new" : subject.id} subject={subject} {...rest} />);

function OpenDialog({ subject, onClose, onSaved }: Props & { subject: NonNullable<Props["subject"]> }) {
  const before = subject === "new" ? null : subject;
  const [name, setName] = useState(before?.name ?? "");
  const [description, setDescription] = useState(before?.description ?? "");
  const [isPublic, setPublic] = useState(before?.is_public ?? false);
  const coverBefore = before?.has_cover ? before.image_url : null;
  const [cover, setCover] = useState(coverBefore);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const limits = { name: limitInForce("playlistName"), description: limitInForce("playlistDescription") };
  const bare = name.trim();
  const reason = bare === "" ? "Give the playlist a name." : name.length > limits.name ? `A name can have at most ${limits.name} characters.`
    : description.length > limits.description ? `A description can have at most ${limits.description} characters.` : null;
  const save = async () => {
    if (reason !== null || busy) return;
    setBusy(true);
    try {
      const body = { name: bare, description: description.trim(), is_public: isPublic };
      const saved = before ? await call(editPlaylist, { params: { id: before.id }, body: { ...body, ...(cover !== coverBefore && { cover_image_url: cover }) } }) : await call(createPlaylist, { body });
      refreshPlaylist(saved.id);
      onSaved(saved);
    } catch (cause) {
      setError((isApiError(cause) && cause.fields["name"]) || sentenceFor(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title={before ? "Edit playlist" : "Create a playlist"} width={460}
      footer={(
        <>
          <Button tone="quiet" onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={busy} disabledReason={reason} onClick={() => void save()}>{before ? "Save" : "Create"}</Button>
        </>
      )}
    >
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {before && <CoverField playlist={before.has_cover && cover === null ? { ...before, cover_urls: [] } : before} value={cover} onChange={setCover} />}
        <TextField
          label="Name" value={name} limit={limits.name} error={error} autoComplete="off" dir="auto" data-autofocus=""
          onChange={(text) => {
            setName(text);
            setError(null);
          }}
        />
        <TextArea label="Description" value={description} limit={limits.description} rows={3} dir="auto" onChange={setDescription} />
        <div>
          <Toggle spread checked={isPublic} onChange={setPublic}>Public</Toggle>
          <p className={styles["hint"]}>{isPublic ? "Stands in search for everyone." : "Link only: opens for anyone who has the link."}</p>
        </div>
      </form>
    </Dialog>
  );
}

import type { PlaylistId, PlaylistPage } from "@tunewright/contract";
import { invitePlaylist, removeCollaborator } from "@tunewright/contract";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Link } from "../../../router/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { copyText } from "../copy-text.ts";
import { refreshPlaylist } from "../playlist-queries.ts";
import styles from "./company-dialog.module.css";

type OpenPlaylist = PlaylistPage & { id: PlaylistId };

/** Who fills a playlist with its owner, and the link by which others can. */
export function CompanyDialog({ playlist, ownHandle, onClose }: { playlist: OpenPlaylist; ownHandle: string | null; onClose(): void }) {
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await work();
      refreshPlaylist(playlist.id);
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(null);
    }
  };
  const invite = (enabled: boolean) => run("invite", () => call(invitePlaylist, { params: { id: playlist.id }, body: { enabled } }));
  const remove = (handle: string) => run(handle, async () => {
    await call(removeCollaborator, { params: { id: playlist.id }, body: { handle } });
    if (handle === ownHandle) onClose();
  });
  const link = playlist.invite_token === null ? null : `${location.origin}/playlist/${playlist.id}?invite=${playlist.invite_token}`;
  return (
    <Dialog open onClose={onClose} title="Collaborators" width={480} variant="sheet">
      {playlist.is_owned && (link ? (
        <div className={styles["invitation"]}>
          <p className={styles["note"]}>Whoever has this link can add, move and take out songs.</p>
          <div className={styles["link"]}>
            <input readOnly value={link.replace(/^https?:\/\//, "")} aria-label="Invitation link" className={styles["address"]} onFocus={(event) => event.target.select()} />
            <Button tone="primary" icon={<Copy />} onClick={() => void copyText(link)}>Copy link</Button>
          </div>
          <Button tone="quiet" size="small" loading={busy === "invite"} onClick={() => void invite(false)}>Revoke the link</Button>
        </div>
      ) : (
        <div className={styles["invitation"]}>
          <p className={styles["note"]}>Make a link, and whoever you give it to fills this playlist with you.</p>
          <Button tone="bone" loading={busy === "invite"} onClick={() => void invite(true)}>Make an invitation link</Button>
        </div>
      ))}
      {playlist.collaborators.length === 0 ? <p className={styles["none"]}>Nobody else fills it yet.</p> : (
        <ul aria-label="Collaborators">
          {playlist.collaborators.map((person) => (
            <li key={person.handle} className={styles["person"]}>
              <Link to="/@{$handle}" params={{ handle: person.handle }} className={styles["who"]} onClick={onClose}>
                <Avatar name={person.display_name || person.handle} src={person.avatar_image_url} size={36} /><bdi>{person.display_name || person.handle}</bdi>
              </Link>
              {(playlist.is_owned || person.handle === ownHandle) && (
                <Button size="small" loading={busy === person.handle} aria-label={person.handle === ownHandle ? "Leave this playlist" : `Remove ${person.display_name || person.handle}`} onClick={() => void remove(person.handle)}>
                  {person.handle === ownHandle ? "Leave" : "Remove"}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

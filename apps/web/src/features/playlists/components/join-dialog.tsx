import type { Playlist, PlaylistId } from "@tunewright/contract";
import { joinPlaylist } from "@tunewright/contract";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { isApiError } from "../../../api/api-error.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { readSession } from "../../../api/use-session.ts";
import { requireSignIn } from "../../../lib/sign-in-request.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { refreshPlaylist } from "../playlist-queries.ts";

/** Over a playlist whose link invites to fill it. */
export function JoinDialog({ playlist, token, onClose }: { playlist: Playlist & { id: PlaylistId }; token: string; onClose(): void }) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const join = async () => {
    if (!readSession()?.user) {
      requireSignIn({ reason: "Sign in to fill this playlist.", andThen: () => void join() });
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      await call(joinPlaylist, { params: { id: playlist.id }, body: { token } });
      refreshPlaylist(playlist.id);
      toast(`You fill “${playlist.name}” now, too.`);
      onClose();
    } catch (error) {
      setWrong(isApiError(error, "not_allowed") && error.detail ? error.detail : sentenceFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title="Fill this playlist together?" width={440}
      footer={<><Button onClick={onClose}>Not now</Button><Button tone="primary" loading={busy} onClick={() => void join()}>Join</Button></>}
    >
      <p><bdi>{playlist.display_name}</bdi> invites you to add, move and take out songs in “<bdi>{playlist.name}</bdi>”.</p>
      {wrong && <p role="alert">{wrong}</p>}
    </Dialog>
  );
}

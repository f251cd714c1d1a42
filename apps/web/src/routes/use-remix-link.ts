import { getClip, type ClipId } from "@tunewright/contract";
import { useEffect } from "react";
import type { CreateSearch } from "../app/read-search.ts";
import { call } from "../api/call.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { editDraft } from "../features/create/draft-store.ts";
import { draftOnSource } from "../features/create/reuse-prompt.ts";
import { offeredActions, refusalToRemix } from "../features/remix/offered-actions.ts";
import { useNavigate } from "../router/index.ts";
import { toast } from "../ui/toast.ts";

/**
 * The remix deep link of /create: fills the form from the song it names, then leaves an address that a reload does not fill it from
 * again. A song that may not be remixed is refused with the specification's toast.
 */
export function useRemixLink({ song_id, remix_type, style, lyrics, extend_from, wid }: CreateSearch): void {
  const { session } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!song_id || !session) return;
    const control = new AbortController();
    call(getClip, { params: { id: song_id as ClipId } }, { signal: control.signal }).then((clip) => {
      const refusal = refusalToRemix(clip, session);
      const allowed = offeredActions(clip, session).flatMap(({ action }) => (action === "cover" || action === "extend" ? [action] : []));
      const task = allowed.find((action) => action === remix_type) ?? allowed[0];
      if (refusal !== null || !task) toast("Cannot remix", { detail: refusal ?? "No supported remix actions are available for this song.", tone: "error", duration: 5_000 });
      else editDraft(draftOnSource(clip, task, { ...(style !== undefined && { style }), ...(lyrics !== undefined && { lyrics }), ...(extend_from !== undefined && { at: extend_from }) }));
      void navigate({ to: "/create", search: wid === undefined ? {} : { wid }, replace: true });
    }, (error: unknown) => {
      if (!control.signal.aborted) toast("Cannot remix", { detail: sentenceFor(error), tone: "error", duration: 5_000 });
    });
    return () => control.abort();
  }, [song_id, remix_type, style, lyrics, extend_from, wid, session, navigate]);
}

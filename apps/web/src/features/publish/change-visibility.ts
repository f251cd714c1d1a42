import { setVisibility, type Clip } from "@tunewright/contract";
import { call } from "../../api/call.ts";
import { acceptClip } from "../../api/live-cache.ts";
import { toast } from "../../ui/toast.ts";

/** Publishes or makes link-only, and says so in the specification's words; the action continues the thought. */
export async function changeVisibility(clip: Clip, isPublic: boolean, onward: { share(clip: Clip): void; copyLink(clip: Clip): void }): Promise<Clip> {
  const fresh = await call(setVisibility, { params: { id: clip.id }, body: { is_public: isPublic } });
  acceptClip(fresh);
  if (isPublic) toast("Song is now public", { action: { label: "Share", onClick: () => onward.share(fresh) }, duration: 6_000 });
  else toast("Song is now link only", { action: { label: "Copy Link", onClick: () => onward.copyLink(fresh) }, duration: 6_000 });
  return fresh;
}

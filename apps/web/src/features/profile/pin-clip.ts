import { getPinnedClips, pinClip, type Clip, type ClipId } from "@tunewright/contract";
import { isApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { queryClient } from "../../api/query-client.ts";
import { go } from "../../router/index.ts";
import { toast } from "../../ui/toast.ts";
import { refreshProfiles } from "./profile-queries.ts";

/** Source: specification, section 4. */
const TOLD_MS = 2_000;

/**
 * Pins a song to its maker's profile or takes it off, and says so in the specification's words. Where the profile is full and nothing is
 * named that makes room, `onFull` asks which.
 */
export async function setPinned(clip: Clip, on: boolean, more: { replaces?: ClipId; onFull?: () => void } = {}): Promise<boolean> {
  try {
    const pins = await call(pinClip, { body: { clip_id: clip.id, is_pinned: on, ...(more.replaces && { replaces: more.replaces }) } });
    queryClient.setQueryData(keyOf(getPinnedClips, {}), pins);
    refreshProfiles();
    toast(`This song has been ${on ? "pinned to" : "unpinned from"} Profile.`, { duration: TOLD_MS, tone: "warning" });
    return true;
  } catch (error) {
    if (isApiError(error, "conflict") && more.onFull) more.onFull();
    else if (isApiError(error, "feature_not_in_plan")) toast("Pinning songs is part of the paid plans.", { action: { label: "See all plans", onClick: () => void go("/account") }, duration: 6_000 });
    else toast(sentenceFor(error), { tone: "error" });
    return false;
  }
}

import { setVisibility, type Clip } from "@tunewright/contract";
import { call } from "../../api/call.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { acceptClip } from "../../api/live-cache.ts";
import { countOf } from "../../lib/format-count.ts";
import { toast } from "../../ui/toast.ts";

/** Publishes the finished ones among these, one after the other; says how many, and why one could not be. */
export async function publishAll(clips: readonly Clip[]): Promise<void> {
  const ready = clips.filter((clip) => clip.status === "complete" && !clip.is_public);
  if (ready.length === 0) {
    toast("Nothing to publish: these songs are public already, or not done.");
    return;
  }
  let published = 0;
  let refusal: unknown = null;
  for (const clip of ready) {
    try {
      acceptClip(await call(setVisibility, { params: { id: clip.id }, body: { is_public: true } }));
      published += 1;
    } catch (error) {
      refusal = error;
    }
  }
  if (published > 0) toast(published === 1 ? "Song is now public" : `${countOf(published, "song")} are now public`);
  if (refusal !== null) toast(`${countOf(ready.length - published, "song")} could not be published.`, { detail: sentenceFor(refusal), tone: "error" });
}

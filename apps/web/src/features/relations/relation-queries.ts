import { getLineage, listRemixes, listSimilar, setShowRemix, type Clip, type ClipId } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { endpointQuery, keyOf } from "../../api/endpoint-query.ts";
import { acceptClip } from "../../api/live-cache.ts";
import { queryClient } from "../../api/query-client.ts";
import { toast } from "../../ui/toast.ts";

export const remixesQuery = (id: ClipId) => infiniteQueryOptions({
  queryKey: [...keyOf(listRemixes), { id }],
  queryFn: ({ pageParam, signal }) => call(listRemixes, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null, getNextPageParam: (last) => last.next_cursor,
});
export const lineageQuery = (id: ClipId) => endpointQuery(getLineage, { params: { id } });
export const similarQuery = (id: ClipId) => ({ ...endpointQuery(listSimilar, { params: { id } }), staleTime: 5 * 60_000 });

/** Whether a remix names the song it was made from: seen at once, put back with the specification's words where it fails. */
export async function showOrigin(clip: Clip, on: boolean): Promise<void> {
  acceptClip({ ...clip, metadata: { ...clip.metadata, show_remix: on } });
  try {
    acceptClip(await call(setShowRemix, { params: { id: clip.id }, body: { show_remix: on } }));
    void queryClient.invalidateQueries({ queryKey: [getLineage.id] });
  } catch {
    acceptClip(clip);
    toast("Failed to update remix origin visibility", { tone: "error" });
  }
}

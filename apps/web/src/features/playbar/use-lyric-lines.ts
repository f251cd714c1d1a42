import type { Clip } from "@tunewright/contract";
import { getAlignedLyrics } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { usePlayer } from "../../player/use-player.ts";

/** The sung lines of the song that plays, its words with their moments, and the line that is sung now. */
export function useLyricLines(clip: Clip) {
  const { data } = useQuery({
    ...endpointQuery(getAlignedLyrics, { params: { id: clip.id } }), enabled: clip.status === "complete" && clip.metadata.has_vocal, staleTime: Infinity,
  });
  const lines = data?.lines ?? [];
  const at = usePlayer((state) => Math.max(0, lines.findLastIndex((line) => line.start_s <= state.position)));
  return { lines, words: data?.aligned_words ?? [], at };
}

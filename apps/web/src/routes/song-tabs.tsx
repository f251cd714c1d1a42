import type { Clip } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { setAllowComments } from "../features/clips/change-clips.ts";
import { CommentsPanel } from "../features/comments/components/comments-panel.tsx";
import { useComments } from "../features/comments/use-comments.ts";
import { Lineage, Remixes, Similar } from "../features/relations/components/relation-panels.tsx";
import { remixesQuery } from "../features/relations/relation-queries.ts";
import { isPlayable } from "../lib/clip-words.ts";
import { player } from "../player/player.ts";
import { Tabs } from "../ui/tabs.tsx";
import { toast } from "../ui/toast.ts";

interface Props {
  clip: Clip;
  own: boolean;
  /** Raised whenever the comments are to be brought into view: by the link, or by the button beside the song. */
  summoned: number;
}

type Tab = "comments" | "remixes" | "lineage" | "similar";

function playFrom(clip: Clip, seconds: number): void {
  if (player.store.getState().current?.clip.id !== clip.id) player.play(clip);
  player.seek(seconds);
  player.resume();
}

/** What stands below the words of a song. */
export function SongTabs({ clip, own, summoned }: Props) {
  const [chosen, setTab] = useState<{ tab: Tab; at: number }>({ tab: "comments", at: summoned });
  // Whoever asks for the comments sees them, whatever stood there.
  const tab = summoned > chosen.at ? "comments" : chosen.tab;
  const place = useRef<HTMLElement>(null);
  const { isPending } = useComments(clip, null, clip.allow_comments || own);
  const finished = clip.status === "complete";
  const remixes = useInfiniteQuery({ ...remixesQuery(clip.id), enabled: finished }).data?.pages[0]?.count;
  // When they are there: the page is too short for it before.
  useEffect(() => {
    if (summoned > 0 && !isPending) place.current?.scrollIntoView({ block: "start" });
  }, [summoned, isPending]);
  const complain = (error: unknown) => toast(sentenceFor(error), { tone: "error" });
  return (
    <section ref={place} aria-label="About this song">
      <Tabs
        label="About this song" value={tab} onChange={(next: Tab) => setTab({ tab: next, at: summoned })}
        tabs={[
          { value: "comments", label: "Comments", count: clip.allow_comments || own ? clip.comment_count : null },
          ...(finished ? [{ value: "remixes" as const, label: "Remixes", count: remixes || null }, { value: "lineage" as const, label: "Lineage" }, { value: "similar" as const, label: "Similar" }] : []),
        ]}
      >
        {tab === "comments" && <CommentsPanel clip={clip} own={own} onSeek={isPlayable(clip) ? (seconds) => playFrom(clip, seconds) : null} onEnable={() => void setAllowComments(clip, true).catch(complain)} />}
        {tab === "remixes" && <Remixes clip={clip} />}
        {tab === "lineage" && <Lineage clip={clip} />}
        {tab === "similar" && <Similar clip={clip} />}
      </Tabs>
    </section>
  );
}

import type { Clip } from "@tunewright/contract";
import { useEffect, useRef, useState } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { setAllowComments } from "../features/clips/change-clips.ts";
import { CommentsPanel } from "../features/comments/components/comments-panel.tsx";
import { useComments } from "../features/comments/use-comments.ts";
import { isPlayable } from "../lib/clip-words.ts";
import { player } from "../player/player.ts";
import { Tabs } from "../ui/tabs.tsx";
import { toast } from "../ui/toast.ts";

interface Props {
  clip: Clip;
  own: boolean;
  /** The link asks for the comments: they are brought into view. */
  showComments: boolean;
}

function playFrom(clip: Clip, seconds: number): void {
  if (player.store.getState().current?.clip.id !== clip.id) player.play(clip);
  player.seek(seconds);
  player.resume();
}

/** What stands below the words of a song. */
export function SongTabs({ clip, own, showComments }: Props) {
  const [tab, setTab] = useState<"comments">("comments");
  const place = useRef<HTMLElement>(null);
  const { isPending } = useComments(clip, null, clip.allow_comments || own);
  // When they are there: the page is too short for it before.
  useEffect(() => {
    if (showComments && !isPending) place.current?.scrollIntoView({ block: "start" });
  }, [showComments, isPending]);
  return (
    <section ref={place} aria-label="About this song">
      <Tabs label="About this song" value={tab} onChange={setTab} tabs={[{ value: "comments", label: "Comments", count: clip.allow_comments || own ? clip.comment_count : null }]}>
        <CommentsPanel clip={clip} own={own} onSeek={isPlayable(clip) ? (seconds) => playFrom(clip, seconds) : null} onEnable={() => void setAllowComments(clip, true).catch((error: unknown) => toast(sentenceFor(error), { tone: "error" }))} />
      </Tabs>
    </section>
  );
}

import type { Hook } from "@tunewright/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import MessageSquare from "lucide-react/icons/message-square";
import Plus from "lucide-react/icons/plus";
import Share2 from "lucide-react/icons/share-2";
import { useMemo, useState } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { HookStage } from "../features/hooks/components/hook-stage.tsx";
import { SelectHookDialog } from "../features/hooks/components/select-hook-dialog.tsx";
import { eachHookOnce, hookQuery, hooksQuery } from "../features/hooks/hooks-queries.ts";
import { clipTitle } from "../lib/clip-words.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link, navigate, useSearch } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useClipDesk } from "./clip-desk.tsx";
import styles from "./hooks.module.css";

/** Hooks: the best seconds of public songs, one after another. Where the gate is shut there is no such page. */
export function HooksPage() {
  useTitle("Hooks");
  const { session, user } = useSession();
  const [selecting, setSelecting] = useState(false);
  if (session && session.flags["web-hooks-2025"] === false) {
    return <EmptyState heading="h1" title="Hooks are closed at the moment." action={<Link to="/explore" className={buttonClass({ tone: "primary", size: "large" })}>Explore songs</Link>}>All public songs are still there to be heard.</EmptyState>;
  }
  const select = () => {
    if (user) setSelecting(true);
    else requireSignIn({ reason: "Sign in to choose a hook of your song.", andThen: () => setSelecting(true) });
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Hooks</h1>
        <Button icon={<Plus />} onClick={select}>Select hook song</Button>
      </div>
      {session && <Hooks />}
      {selecting && <SelectHookDialog onClose={() => setSelecting(false)} />}
    </div>
  );
}

function Hooks() {
  const { song } = useSearch({ from: "/hooks" });
  const desk = useClipDesk();
  // A song that may not be shown is no reason to show none.
  const first = useQuery({ ...hookQuery(song ?? ""), enabled: song !== undefined, retry: false });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(hooksQuery);
  const hooks = useMemo(() => data && eachHookOnce(first.data ?? null, data.pages), [data, first.data]);
  if (error && !data) return <ErrorState title="Hooks could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (!hooks || (song !== undefined && first.isPending)) return <div className={styles.waiting} role="status" aria-label="Fetching hooks"><Skeleton width={320} height={320} /></div>;
  if (hooks.length === 0) {
    return <EmptyState title="No hooks yet." action={<Link to="/create" className={buttonClass({ tone: "primary", size: "large" })}>Make a song</Link>}>The best fifteen seconds of every public song stand here. Make one, and publish it.</EmptyState>;
  }
  const actions = ({ clip }: Hook) => (
    <>
      {desk.reactions(clip, false)}
      <IconButton label="Comments" size="large" icon={<MessageSquare />} onClick={() => void navigate({ to: "/song/$clipId", params: { clipId: clip.id }, search: { show_comments: true } })} />
      <IconButton label={`Share ${clipTitle(clip)}`} tooltip="Share" size="large" icon={<Share2 />} onClick={() => desk.share(clip)} />
    </>
  );
  return (
    <>
      <HookStage hooks={hooks} actions={actions} onNearEnd={() => { if (hasNextPage && !isFetchingNextPage) void fetchNextPage(); }} />
      {desk.dialogs}
    </>
  );
}

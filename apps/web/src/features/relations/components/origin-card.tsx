import type { Clip } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import GitFork from "lucide-react/icons/git-fork";
import { useSession } from "../../../api/use-session.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Link } from "../../../router/index.ts";
import { Toggle } from "../../../ui/toggle.tsx";
import { lineageQuery, showOrigin } from "../relation-queries.ts";
import { madeFrom } from "../relation-words.ts";
import styles from "./origin-card.module.css";

/** Under a remix: the song it was made from. Whoever made that decides whether it is named. */
export function OriginCard({ clip }: { clip: Clip }) {
  const { user } = useSession();
  const made = clip.metadata.task !== "create";
  const { data } = useQuery({ ...lineageQuery(clip.id), enabled: made });
  const source = data?.nodes.find((node) => node.depth === -1);
  if (!made || !data) return null;
  // Where the origin is hidden the server names it to its maker alone, who may bring it back.
  if (!source) return null;
  const decides = source.clip !== null && source.clip.user_id === user?.id;
  const relation = data.nodes.find((node) => node.depth === 0)?.relation ?? clip.metadata.task;
  return (
    <section className={styles["card"]} aria-label="Remix origin">
      <GitFork width={20} height={20} aria-hidden />
      <div className={styles["words"]}>
        <p className={styles["title"]}>
          {madeFrom(relation)} {source.clip ? <Link to="/song/$clipId" params={{ clipId: source.clip.id }} className={styles["link"]} dir="auto">{clipTitle(source.clip)}</Link> : "a private song"}
        </p>
        {source.clip && <p className={styles["by"]}>by <Link to="/@{$handle}" params={{ handle: source.clip.handle }}><bdi>{source.clip.display_name}</bdi></Link></p>}
        {decides && <Toggle spread checked={clip.metadata.show_remix} onChange={(on) => void showOrigin(clip, on)}>Show Remix Origin</Toggle>}
      </div>
    </section>
  );
}

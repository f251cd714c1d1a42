import type { Clip, Shelf } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { presentClips } from "../clips/index.ts";
import { listFromFollowed } from "../follows/index.ts";
import { listPublic, listStyles } from "./social.repo.ts";

const EACH = 20;
const STYLES = { among: 500, atLeast: 2, styles: 4, each: EACH };
/** Everybody sees the same shelves for this long. */
const FRESH_MS = 3_000;

type ShelfSkeleton = Omit<Shelf, "clips"> & { ids: string[] };

/** The home page's shelves of public songs: from people the viewer follows, trending, new, and one for each style that is much made. Empty shelves are left out. */
export function createHome({ db, clock }: { db: Db; clock: Clock }): (viewer: { id: string } | null) => Promise<Shelf[]> {
  let known: { until: number; shelves: Promise<ShelfSkeleton[]> } | null = null;

  async function read(): Promise<ShelfSkeleton[]> {
    const [trending, recent, styles] = await Promise.all([
      listPublic(db, { order: "trending", after: null, limit: EACH }), listPublic(db, { order: "new", after: null, limit: EACH }), listStyles(db, STYLES),
    ]);
    return [
      { key: "trending" as const, title: "Trending", ids: trending.ids },
      { key: "new" as const, title: "New", ids: recent.ids },
      ...styles.map(({ style, ids }) => ({ key: "style" as const, title: toTitle(style), ids })),
    ].filter((shelf) => shelf.ids.length > 0);
  }

  function skeleton(): Promise<ShelfSkeleton[]> {
    const now = clock.now().getTime();
    if (known && known.until > now) return known.shelves;
    const shelves = read();
    known = { until: now + FRESH_MS, shelves };
    shelves.catch(() => { known = null; });
    return shelves;
  }

  return async (viewer) => {
    const [everybodys, followed] = await Promise.all([skeleton(), viewer ? listFromFollowed(db, viewer.id, EACH) : []]);
    const shelves: ShelfSkeleton[] = [{ key: "following", title: "From people you follow", ids: followed }, ...everybodys];
    // One batch for all shelves; a song that was hidden since the skeleton was read is left out.
    const clips = new Map<string, Clip>();
    for (const clip of await presentClips(db, [...new Set(shelves.flatMap((shelf) => shelf.ids))], viewer)) {
      if (clip.is_public && !clip.is_trashed) clips.set(clip.id, clip);
    }
    return shelves.map(({ ids, ...shelf }) => ({ ...shelf, clips: ids.flatMap((id) => clips.get(id) ?? []) })).filter((shelf) => shelf.clips.length > 0);
  };
}

const toTitle = (style: string) => style.charAt(0).toUpperCase() + style.slice(1).replace(/-/g, " ");

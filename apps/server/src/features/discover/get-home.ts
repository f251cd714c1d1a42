import type { Clip, Shelf } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { presentClips } from "../clips/index.ts";
import { listNew, listStaffPicks, listStyles, listTrending } from "./discover.repo.ts";
import { fillShelves } from "./fill-shelves.ts";
import { listFollowing } from "./list-following.ts";
import { styleTitle } from "./style-title.ts";

/** Songs on one shelf. */
const EACH = 12;
const STYLES = { atLeast: 3, styles: 4 };
/** Everybody sees the same shelves for this long. */
const FRESH_MS = 3_000;

/** A shelf's candidates in their order, more than it holds. */
type ShelfSkeleton = Omit<Shelf, "clips"> & { ids: string[] };

/** The home page's shelves of public songs: from people the viewer follows, staff picks, trending, new, and one for each lively style. Each song stands on one shelf; empty shelves are left out. */
export function createHome({ db, clock }: { db: Db; clock: Clock }): (viewer: { id: string } | null) => Promise<Shelf[]> {
  let known: { until: number; shelves: Promise<ShelfSkeleton[]> } | null = null;

  async function read(): Promise<ShelfSkeleton[]> {
    // Songs of shelves above may be missing on those below: each reads enough to fill up.
    const [picks, trending, recent, styles] = await Promise.all([
      listStaffPicks(db, EACH * 2), listTrending(db, { after: null, limit: EACH * 4 }), listNew(db, { after: null, limit: EACH * 5 }), listStyles(db, { ...STYLES, each: EACH * 5 }),
    ]);
    return [
      { key: "staff-picks" as const, title: "Staff picks", style: null, ids: picks },
      { key: "trending" as const, title: "Trending", style: null, ids: trending.ids },
      { key: "new" as const, title: "New", style: null, ids: recent.ids },
      ...styles.map(({ style, ids }) => ({ key: "style" as const, title: styleTitle(style), style, ids })),
    ];
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
    const [everybodys, followed] = await Promise.all([skeleton(), viewer ? listFollowing(db, viewer.id, { after: null, limit: EACH * 2 }) : null]);
    const theirs: ShelfSkeleton = { key: "following", title: "From people you follow", style: null, ids: followed?.ids ?? [] };
    const shelves = fillShelves([theirs, ...everybodys], EACH);
    // One batch for all shelves; a song that was hidden since the skeleton was read is left out.
    const clips = new Map<string, Clip>();
    for (const clip of await presentClips(db, shelves.flatMap((shelf) => shelf.ids), viewer)) {
      if (clip.is_public && !clip.is_trashed) clips.set(clip.id, clip);
    }
    return shelves.map(({ ids, ...shelf }) => ({ ...shelf, clips: ids.flatMap((id) => clips.get(id) ?? []) })).filter((shelf) => shelf.clips.length > 0);
  };
}

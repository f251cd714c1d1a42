import { getHome, getPublicFeed, listStaffPicks as listStaffPicksEndpoint, listStyles as listStylesEndpoint, setStaffPick as setStaffPickEndpoint } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Http } from "../../platform/http/http.ts";
import { presentClips } from "../clips/index.ts";
import { listStaffPicks, listStyles } from "./discover.repo.ts";
import { getFeedPage } from "./get-feed-page.ts";
import { createHome } from "./get-home.ts";
import { setStaffPick } from "./set-staff-pick.ts";
import { styleTitle } from "./style-title.ts";

/** Styles offered, and how many songs make one. */
const STYLES = { atLeast: 1, styles: 40, each: 8 };
const PICKS_MAX = 200;

export interface DiscoverDeps {
  db: Db;
  clock: Clock;
  /** How far the house's starter catalogue is. */
  readStarter(): Promise<{ planned: number; done: number }>;
}

export function mountDiscover(http: Http, deps: DiscoverDeps): void {
  const { db } = deps;
  const home = createHome(deps);
  /** Between skeleton and hydration a song may have been hidden; what a list of others must not show is left out here, too. */
  const listed = async (ids: string[], viewer: { id: string } | null) => (await presentClips(db, ids, viewer)).filter((clip) => clip.is_public && !clip.is_trashed);

  http.mount(getHome, async ({ viewer }) => {
    const [shelves, starter] = await Promise.all([home(viewer), deps.readStarter()]);
    return { shelves, starter };
  });

  http.mount(getPublicFeed, async ({ viewer, query }) => {
    const { ids, nextCursor } = await getFeedPage(db, viewer, query);
    return { clips: await listed(ids, viewer), next_cursor: nextCursor };
  });

  http.mount(listStylesEndpoint, async () => ({ styles: (await listStyles(db, STYLES)).map(({ style }) => ({ style, title: styleTitle(style) })) }));

  http.mount(listStaffPicksEndpoint, async ({ viewer }) => ({ clips: await listed(await listStaffPicks(db, PICKS_MAX), viewer) }));

  http.mount(setStaffPickEndpoint, async ({ viewer, body }) => {
    await setStaffPick(db, viewer, { clipId: body.clip_id, picked: body.picked });
    return { clip_id: body.clip_id, picked: body.picked };
  });
}

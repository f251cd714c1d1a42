import { getSite, getStudioWaitlist, joinStudioWaitlist, sendFeedback, updateSite, type Site } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Http } from "../../platform/http/http.ts";
import { keepSettings, readSettings, type SiteSettings } from "./site.repo.ts";

/** An operator's change shows in every process within this time. */
const FRESH_MS = 5_000;
const NO_LINKS: Site["links"] = { help: null, about: null, blog: null, careers: null, terms: null, privacy: null };

type Headers = Record<string, string | string[] | undefined>;
const headerOf = (headers: Headers, name: string): string => String(headers[name] ?? "");

/** Two letters that a proxy in front of us may add; "" where nobody knows. */
const countryOf = (headers: Headers): string => (headerOf(headers, "cf-ipcountry") || headerOf(headers, "x-country")).toUpperCase();

function present({ maintenance, links, stores, banner_countries }: SiteSettings, headers: Headers): Site {
  return {
    maintenance, links: { ...NO_LINKS, ...links }, stores: { ios: null, android: null, ...stores },
    app_banner: banner_countries === null || banner_countries.includes(countryOf(headers)),
  };
}

/** What the house says and links to, what people tell it, and who waits for the studio. */
export function mountSite(http: Http, { db, clock }: { db: Db; clock: Clock }): void {
  let known: { until: number; settings: Promise<SiteSettings> } | null = null;
  const read = (): Promise<SiteSettings> => {
    const now = clock.now().getTime();
    if (known && known.until > now) return known.settings;
    const settings = readSettings(db);
    known = { until: now + FRESH_MS, settings };
    // A failed look is not kept.
    settings.catch(() => { known = null; });
    return settings;
  };

  http.mount(getSite, async ({ requestHeaders }) => present(await read(), requestHeaders));

  http.mount(updateSite, async ({ body, requestHeaders }) => {
    await keepSettings(db, body as Partial<SiteSettings>);
    known = null;
    return present(await read(), requestHeaders);
  });

  http.mount(sendFeedback, async ({ viewer, body, requestHeaders }) => {
    await db.insertInto("feedback").values({ ...body, user_id: viewer.id, user_agent: headerOf(requestHeaders, "user-agent").slice(0, 300) }).execute();
    return { ok: true as const };
  });

  const readWaiting = async (id: string) => {
    const row = await db.selectFrom("studio_waitlist").select("joined_at").where("user_id", "=", id).executeTakeFirst();
    return { joined_at: row?.joined_at.toISOString() ?? null };
  };
  http.mount(getStudioWaitlist, ({ viewer }) => readWaiting(viewer.id));
  http.mount(joinStudioWaitlist, async ({ viewer, body }) => {
    if (body.join) await db.insertInto("studio_waitlist").values({ user_id: viewer.id }).onConflict((conflict) => conflict.doNothing()).execute();
    else await db.deleteFrom("studio_waitlist").where("user_id", "=", viewer.id).execute();
    return readWaiting(viewer.id);
  });
}

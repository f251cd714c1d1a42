import type { Site } from "@tunewright/contract";
import type { Db } from "../../database.ts";

export interface SiteSettings {
  maintenance: Site["maintenance"];
  links: Partial<Site["links"]>;
  stores: Partial<Site["stores"]>;
  /** Null: all countries. */
  banner_countries: string[] | null;
}

const UNSET: SiteSettings = { maintenance: null, links: {}, stores: {}, banner_countries: null };

export async function readSettings(db: Db): Promise<SiteSettings> {
  const rows = await db.selectFrom("site_setting").select(["name", "value"]).execute();
  return { ...UNSET, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

/** Links and stores are changed one by one; the rest is replaced. */
export async function keepSettings(db: Db, change: { [Name in keyof SiteSettings]?: SiteSettings[Name] | undefined }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const known = await readSettings(tx);
    const merged: SiteSettings = {
      maintenance: change.maintenance === undefined ? known.maintenance : change.maintenance,
      links: { ...known.links, ...change.links },
      stores: { ...known.stores, ...change.stores },
      banner_countries: change.banner_countries === undefined ? known.banner_countries : change.banner_countries,
    };
    for (const [name, value] of Object.entries(merged) as [keyof SiteSettings, unknown][]) {
      const row = { value: JSON.stringify(value), updated_at: new Date() };
      await tx.insertInto("site_setting").values({ name, ...row }).onConflict((conflict) => conflict.column("name").doUpdateSet(row)).execute();
    }
  });
}

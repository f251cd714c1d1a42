import { sql } from "kysely";
import type { Db } from "../../database.ts";
import type { Page } from "./find-songs.ts";

const RANKED = 150;

/** Ids of public personas with all words in name, description and style, those called so first, then newest. */
export async function findPersonas(db: Db, { query, exact }: { query: string; exact: string }, page: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as (
      select id, name, seq from persona
      where is_public and to_tsvector('simple', search_fold(name || ' ' || description || ' ' || style)) @@ to_tsquery('simple', ${query}) limit ${RANKED}
    )
    select id from found order by search_fold(name) = ${exact} desc, seq desc offset ${page.offset} limit ${page.limit}`.execute(db);
  return rows.map((row) => row.id);
}

import { LIMITS, listBlocks, setBlock, type PersonCard } from "@tunewright/contract";
import { sql, type SqlBool } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { listBlocked, readBlocks, writeBlock } from "./blocks.repo.ts";
import { decodeOffset, encodeOffset } from "../../platform/http/offset-cursor.ts";

export interface BlocksDeps {
  db: Db;
  /** People in the order of their ids, whether or not they are blocked. */
  presentPeople(ids: readonly string[], viewer: { id: string }): Promise<PersonCard[]>;
  /** What else ends when two people part: following each other, what each heard of the other. In the same transaction. */
  onBlock: readonly ((tx: Tx, blockerId: string, blockedId: string) => Promise<void>)[];
}

export function mountBlocks(http: Http, { db, presentPeople, onBlock }: BlocksDeps): void {
  http.mount(listBlocks, async ({ viewer, query }) => {
    const offset = decodeOffset(query.cursor);
    const ids = await listBlocked(db, viewer.id, { offset, limit: LIMITS.peoplePage + 1 });
    const page = ids.slice(0, LIMITS.peoplePage);
    return { users: await presentPeople(page, viewer), next_cursor: ids.length > page.length ? encodeOffset(offset + page.length) : null };
  });

  http.mount(setBlock, async ({ viewer, body }) => {
    const handle = body.handle.replace(/^@/, "");
    const gone = () => new AppError("not_found", "There is nobody of this name.");
    const person = await db.selectFrom("user").select("id").where(sql<SqlBool>`handle = ${handle}::citext`).executeTakeFirst();
    // Who was blocked by somebody finds nobody there; who blocked back may still end that.
    const { byOne, byOther } = person ? await readBlocks(db, viewer.id, person.id) : { byOne: false, byOther: false };
    if (!person || (byOther && !byOne)) throw gone();
    if (person.id === viewer.id) throw new AppError("not_processable", "Nobody blocks themselves.");
    await db.transaction().execute(async (tx) => {
      const changed = await writeBlock(tx, viewer.id, person.id, !body.unblock);
      if (changed && !body.unblock) for (const part of onBlock) await part(tx, viewer.id, person.id);
    });
    const [user] = await presentPeople([person.id], viewer);
    if (!user) throw gone();
    return { user, is_blocked: !body.unblock };
  });
}

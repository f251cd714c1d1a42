import { follow } from "@tunewright/contract";
import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { isBlocked } from "../blocks/index.ts";
import { notify, tellPeople } from "../notifications/index.ts";
import { setFollow } from "./follows.repo.ts";
import { presentPeople } from "./person-cards.ts";

export function mountFollows(http: Http, { db, bus }: { db: Db; bus: Bus }): void {
  http.mount(follow, async ({ viewer, body }) => {
    const handle = body.handle.replace(/^@/, "");
    const person = await db.selectFrom("user").select("id").where(sql<SqlBool>`handle = ${handle}::citext`).executeTakeFirst();
    if (!person || (!body.unfollow && (await isBlocked(db, viewer, person.id)))) throw new AppError("not_found", "There is nobody of this name.");
    if (person.id === viewer.id) throw new AppError("not_processable", "Nobody follows themselves.");
    const told = await db.transaction().execute(async (tx) => {
      const changed = await setFollow(tx, viewer.id, person.id, !body.unfollow);
      return changed && !body.unfollow ? notify(tx, [{ type: "follow", to: person.id, by: viewer.id }]) : [];
    });
    await tellPeople(bus, told);
    const [card] = await presentPeople(db, [person.id], viewer);
    if (!card) throw new AppError("not_found", "There is nobody of this name.");
    return card;
  });
}

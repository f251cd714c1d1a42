import { randomUUID } from "node:crypto";
import type pg from "pg";
import { HEAVY, personId } from "./seed-plan.ts";

/** Cookies of seeded people: of the one who has most of everything, and of one like most. */
export interface SeededPeople { heavy: string; typical: string }

/** Seeded people have no password: they get that of somebody who signs up for it. */
export async function signInSeeded(base: string, client: pg.Client): Promise<SeededPeople> {
  const password = randomUUID();
  const email = `bench-${randomUUID()}@example.com`;
  const post = (path: string, body: unknown) => fetch(`${base}/api/auth/${path}`, { method: "POST", headers: { "content-type": "application/json", origin: base }, body: JSON.stringify(body) });
  const made = await post("sign-up/email", { email, password, name: "Bench" });
  if (!made.ok) throw new Error(`Sign-up answered ${made.status}: ${await made.text()}`);
  const signIn = async (person: number): Promise<string> => {
    const id = personId(person);
    await client.query("delete from auth_account where user_id = $1", [id]);
    await client.query(
      `insert into auth_account (id, user_id, account_id, provider_id, password, updated_at)
        select $1, $2, $2, provider_id, password, now() from auth_account where user_id = (select id from "user" where email = $3)`, [randomUUID(), id, email]);
    const answer = await post("sign-in/email", { email: `person-${person}@seed.invalid`, password });
    if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
    return answer.headers.getSetCookie().map((line) => line.split(";")[0]).join("; ");
  };
  return { heavy: await signIn(HEAVY), typical: await signIn(4_321 % 1_000) };
}

import { CREDIT_COSTS, GATE_NAMES, LIMITS } from "@tunewright/contract";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttp, type HttpServer } from "../../platform/http/create-http.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { createAuth, createViewerOf, mountAuth } from "../auth/index.ts";
import { createGates } from "../gates/index.ts";
import { mountSession } from "./index.ts";

const log = pino({ level: "silent" });
const ORIGIN = "http://localhost:4100";
let database: TestDatabase;
let http: HttpServer;
let credits = 50;
let now = new Date();
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const trustedOrigins = new Set([ORIGIN]);
  const auth = createAuth({
    db, log, mail: { send: async () => {} }, secret: "test-secret-test-secret-test-secret-1", baseUrl: ORIGIN, trustedOrigins, attemptsPerMinute: 1_000, onSignUp: [],
  });
  const clock = { now: () => now };
  http = await createHttp({ log, viewerOf: createViewerOf(auth), trustedOrigins, rateLimiter: { take: async () => 0 } });
  mountAuth(http, auth);
  mountSession(http, {
    db, auth, clock, gates: createGates({ db, clock }), getCredits: async () => ({ credits, total: 50 }),
    readStanding: async (_db, person) => ({ models: [], concurrency: { running: person ? 1 : 0, max: 4 }, isOutOfFreeV4Gens: false }),
  });
  await http.raw.ready();
});
afterAll(async () => { await http.close(); await database.close(); });

const call = (method: "GET" | "POST", url: string, cookie: string, payload?: unknown) => http.raw.inject({
  method, url, headers: { cookie, host: "localhost:4100", ...(payload === undefined ? {} : { "content-type": "application/json" }) },
  ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
});
async function signUp(email: string): Promise<string> {
  const answer = await call("POST", "/api/auth/sign-up/email", "", { email, password: "a good password", name: "Ada Lovelace" });
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
}
const session = async (cookie = "") => (await call("GET", "/api/session/", cookie)).json();

test("a visitor is nobody, and gets every value that the page needs", async () => {
  const seen = await session();
  expect(seen).toMatchObject({ user: null, userId: null, credits: 0, plan: "free", roles: { pro: false, is_staff: false }, isOutOfCredits: false, limits: { title: LIMITS.title }, credit_costs: CREDIT_COSTS });
  expect(Object.keys(seen.flags).toSorted()).toEqual([...GATE_NAMES].toSorted());
});

test("a person is told who they are and what they may do", async () => {
  const cookie = await signUp("ada@example.org");
  expect(await session(cookie)).toMatchObject({
    user: { email: "ada@example.org", display_name: "Ada Lovelace", handle: "ada_lovelace", is_handle_updated: false }, credits: 50, credits_total: 50,
    roles: { is_day_zero_user: true, has_accepted_custom_mode_tos: false }, concurrency: { running: 1, max: 4 }, audioUploadLimits: { min: 6, max: 60 }, isOutOfCredits: false,
  });
  credits = 9;
  expect((await session(cookie)).isOutOfCredits).toBe(true);
  credits = 50;
});

test("acceptances and settings are kept one by one; the first acceptance stays", async () => {
  const cookie = await signUp("grace@example.org");
  const change = async (body: unknown) => (await call("POST", "/api/user/user_config/", cookie, body)).json();
  expect(await change({ has_accepted_custom_mode_tos: true, theme: "light" })).toMatchObject({ roles: { has_accepted_custom_mode_tos: true }, config: { theme: "light" } });
  const accepted = async () => (await database.db.selectFrom("user").select("accepted_custom_mode_tos_at as at").where("email", "=", "grace@example.org").executeTakeFirstOrThrow()).at;
  const first = await accepted();
  expect(await change({ has_accepted_custom_mode_tos: true, shown_creation_tour: true, unknown_key: "dropped" })).toMatchObject({
    shownCreationTour: true, shownClaimUsername: false, config: { theme: "light", shown_creation_tour: true },
  });
  expect(await accepted()).toEqual(first);
  expect((await session(cookie)).config).toEqual({ theme: "light", shown_creation_tour: true });
  expect((await change({ theme: "purple" })).fields).toEqual({ theme: "Choose one of: system, light, dark." });
  expect((await call("POST", "/api/user/user_config/", "", { theme: "dark" })).statusCode).toBe(401);
});

test("signing out ends the session on the server, too, and may be repeated", async () => {
  const cookie = await signUp("sam@example.org");
  const answer = await call("POST", "/api/signout/", cookie);
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.cookies.find((each) => each.name === "tunewright.session_token")).toMatchObject({ value: "", maxAge: 0 });
  expect((await session(cookie)).user).toBeNull();
  expect((await call("POST", "/api/signout/", cookie)).statusCode).toBe(200);
  expect((await call("POST", "/api/signout/", "")).statusCode).toBe(200);
});

test("looking at the session prolongs it after a day, cookie and all", async () => {
  const cookie = await signUp("old@example.org");
  const expiry = async () => (await database.pool.query(`select expires_at from auth_session where user_id = (select id from "user" where email = 'old@example.org')`)).rows[0].expires_at as Date;
  expect((await call("GET", "/api/session/", cookie)).cookies).toEqual([]);
  await database.pool.query(`update auth_session set expires_at = now() + interval '5 days' where user_id = (select id from "user" where email = 'old@example.org')`);
  const answer = await call("GET", "/api/session/", cookie);
  expect(answer.cookies.find((each) => each.name === "tunewright.session_token")?.value).toBeTruthy();
  expect((await expiry()).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  now = new Date(Date.now() + 2 * 86_400_000);
  expect((await session(cookie)).roles.is_day_zero_user).toBe(false);
});

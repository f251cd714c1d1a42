import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { createHttp, type HttpServer } from "../../platform/http/create-http.ts";
import { createMemoryRateLimiter } from "../../platform/http/rate-limiter.ts";
import { createOutbox, readOutbox } from "../../platform/mail/outbox.ts";
import { sweepAuth } from "./auth.jobs.ts";
import { createAuth, createViewerOf, ensureAccount, mountAuth } from "./index.ts";

const log = pino({ level: "silent" });
const ORIGIN = "http://localhost:4100";
let database: TestDatabase;
let http: HttpServer;
const welcomed: string[] = [];
let strict: HttpServer;

async function serverWith(attemptsPerMinute: number): Promise<HttpServer> {
  const { db } = database;
  const trustedOrigins = new Set([ORIGIN]);
  const auth = createAuth({
    db, log, mail: createOutbox(db), secret: "test-secret-test-secret-test-secret-1", baseUrl: ORIGIN, trustedOrigins, attemptsPerMinute,
    onSignUp: [async (id) => { welcomed.push(id); }, async () => { throw new Error("a step that fails"); }],
  });
  const server = await createHttp({ log, viewerOf: createViewerOf(auth), trustedOrigins, rateLimiter: createMemoryRateLimiter(() => 0) });
  mountAuth(server, auth);
  const viewerOf = createViewerOf(auth);
  server.raw.route({ method: "GET", url: "/api/who", handler: async (request) => ({ id: (await viewerOf(request))?.id ?? null }) });
  await server.raw.ready();
  return server;
}
beforeAll(async () => {
  database = await createTestDatabase();
  http = await serverWith(10_000);
  strict = await serverWith(3);
});
afterAll(async () => { await http.close(); await strict.close(); await database.close(); });

const post = (path: string, body: unknown, headers: Record<string, string> = {}, server = http, remoteAddress = "127.0.0.1") =>
  server.raw.inject({ remoteAddress, method: "POST", url: `/api/auth${path}`, headers: { "content-type": "application/json", host: "localhost:4100", ...headers }, payload: JSON.stringify(body) });
const signUp = (email: string, name = "", password = "a good password") => post("/sign-up/email", { email, password, name });
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) => answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
const who = async (headers: Record<string, string>) => (await http.raw.inject({ url: "/api/who", headers })).json().id as string | null;
const personOf = (email: string) => database.db.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirstOrThrow();

test("signing up signs in, by cookie and by bearer token, and makes a handle, a welcome and a letter", async () => {
  const answer = await signUp("Ada@Example.org", "Ada Lovelace");
  expect(answer.statusCode).toBe(200);
  const cookie = answer.cookies.find((each) => each.name === "tunewright.session_token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const person = await personOf("ada@example.org");
  expect(person).toMatchObject({ handle: "ada_lovelace", display_name: "Ada Lovelace", plan: "free", is_staff: false, config: {}, email_verified: false });
  expect(await who({ cookie: cookieOf(answer) })).toBe(person.id);
  expect(await who({ authorization: `Bearer ${answer.json().token}` })).toBe(person.id);
  expect(welcomed).toContain(person.id);
  await expect.poll(async () => (await readOutbox(database.db)).some((letter) => letter.to === "ada@example.org" && letter.text.includes(ORIGIN))).toBe(true);
});

test("the link of the letter confirms the address", async () => {
  await signUp("letter@example.org");
  const find = async () => (await readOutbox(database.db)).find((each) => each.to === "letter@example.org")?.text.match(/http\S+/)?.[0];
  await expect.poll(find).toBeTruthy();
  await http.raw.inject({ url: (await find() ?? "").slice(ORIGIN.length), headers: { host: "localhost:4100" } });
  expect((await personOf("letter@example.org")).email_verified).toBe(true);
});

test("signing in, reading the session and signing out", async () => {
  await signUp("sam@example.org");
  const answer = await post("/sign-in/email", { email: "SAM@example.org ", password: "a good password" });
  expect(answer.statusCode).toBe(200);
  const cookie = cookieOf(answer);
  const session = await http.raw.inject({ url: "/api/auth/get-session", headers: { cookie, host: "localhost:4100" } });
  expect(session.json().user.email).toBe("sam@example.org");
  expect((await post("/sign-out", {}, { cookie, origin: ORIGIN })).statusCode).toBe(200);
  expect(await who({ cookie })).toBeNull();
});

test.each([
  ["a wrong password", { email: "ada@example.org", password: "not it at all" }, 401, "not_signed_in"],
  ["a stranger", { email: "nobody@example.org", password: "not it at all" }, 401, "not_signed_in"],
  ["no password", { email: "ada@example.org" }, 400, "invalid_request"],
  ["nothing", null, 400, "invalid_request"],
])("signing in with %s is refused without saying which part was wrong", async (_name, body, status, code) => {
  const answer = await post("/sign-in/email", body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test("a taken address, a short or long password and a bad address are named by field", async () => {
  await signUp("taken@example.org");
  const again = await signUp("taken@example.org");
  expect([again.statusCode, again.json().fields.email]).toEqual([422, "There is already an account with this e-mail address."]);
  expect((await signUp("x@example.org", "", "short")).json().fields).toEqual({ password: "Use at least 8 characters." });
  expect((await signUp("x@example.org", "", "x".repeat(129))).json().fields).toEqual({ password: "Use at most 128 characters." });
  expect((await signUp("not an address")).json().fields).toEqual({ email: "This is not an e-mail address." });
  expect((await signUp(`${"x".repeat(300)}@example.org`)).json().fields.email).toBe("This e-mail address is too long.");
  expect((await signUp("x@example.org", "a\u0000b")).json().fields).toEqual({ name: "Remove the NUL character." });
  expect((await signUp("x@example.org", "x".repeat(65))).json().fields).toEqual({ name: "Use at most 64 characters." });
});

test("passwords of exactly 8 and 128 characters, of any script, work", async () => {
  for (const [index, password] of ["12345678", "x".repeat(128), "пароль-密码-🎵"].entries()) {
    const email = `edge${index}@example.org`;
    expect((await signUp(email, "", password)).statusCode).toBe(200);
    expect((await post("/sign-in/email", { email, password })).statusCode).toBe(200);
  }
});

test("people of one name who sign up at once all get handles of their own", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => signUp(`twin${i}@example.org`, "Same Name")));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(12).fill(200));
  const rows = await database.db.selectFrom("user").select("handle").where("display_name", "=", "Same Name").execute();
  expect(new Set(rows.map((row) => row.handle.toLowerCase())).size).toBe(12);
  for (const { handle } of rows) expect(handle).toMatch(/^same_name(_\d+)?$|^twin\d+$/);
});

test("the library's other paths are closed, and its cookie cannot be used from another site", async () => {
  const cookie = cookieOf(await signUp("closed@example.org"));
  for (const path of ["/update-user", "/delete-user", "/change-email", "/sign-in/social", "/link-social", "/__proto__", "/constructor", "/admin/x"]) {
    expect((await post(path, { name: "x" }, { cookie, origin: ORIGIN })).statusCode, path).toBe(404);
  }
  expect((await post("/sign-out", {}, { cookie, origin: "https://evil.example" })).statusCode).toBe(403);
  expect(await who({ cookie })).not.toBeNull();
});

test("a forgotten password is replaced by the letter's link, and old sessions end", async () => {
  const old = cookieOf(await signUp("forgot@example.org"));
  expect((await post("/request-password-reset", { email: "forgot@example.org", redirectTo: "/new-password" })).statusCode).toBe(200);
  const find = async () => (await readOutbox(database.db)).find((each) => each.subject === "Choose a new password" && each.to === "forgot@example.org")?.text.match(/reset-password\/([\w-]+)/)?.[1];
  await expect.poll(find).toBeTruthy();
  expect((await post("/reset-password", { token: await find(), newPassword: "another password" })).statusCode).toBe(200);
  expect(await who({ cookie: old })).toBeNull();
  expect((await post("/sign-in/email", { email: "forgot@example.org", password: "another password" })).statusCode).toBe(200);
  expect((await post("/reset-password", { token: "nonsense", newPassword: "another password" })).statusCode).toBe(400);
});

test("letters cannot be made to lead to another site", async () => {
  const answer = await post("/request-password-reset", { email: "ada@example.org", redirectTo: "https://evil.example/" });
  expect(answer.statusCode).toBe(403);
});

test("forged and foreign tokens are nobody's", async () => {
  const forged: Record<string, string>[] = [{ authorization: "Bearer nonsense" }, { authorization: "Bearer a.b.c" }, { cookie: "tunewright.session_token=a.b" }, { authorization: "Basic eDp5" }, { authorization: `Bearer ${"x".repeat(10_000)}` }];
  for (const headers of forged) expect(await who(headers)).toBeNull();
});

test("guessing is slowed down: after the allowed attempts comes 429 with a time to wait", async () => {
  const attempt = () => post("/sign-in/email", { email: "ada@example.org", password: "guess guess" }, {}, strict, "203.0.113.7");
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await attempt()).statusCode);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  const refused = await attempt();
  expect(refused.json().code).toBe("rate_limited");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("an account of the house exists once, and nobody can sign in to it", async () => {
  const account = { email: "house@tunewright.invalid", handle: "tunewright", displayName: "Tunewright" };
  const [a, b] = await Promise.all([ensureAccount(database.db, account), ensureAccount(database.db, account)]);
  expect(a).toBe(b);
  expect((await post("/sign-in/email", { email: account.email, password: "a good password" })).statusCode).toBe(401);
});

test("the sweep removes only what has run out", async () => {
  const cookie = cookieOf(await signUp("sweep@example.org"));
  const count = async () => Number((await database.pool.query("select count(*) from auth_session where expires_at < now()")).rows[0].count);
  await database.pool.query("update auth_session set expires_at = now() - interval '1 second' where user_id = (select id from \"user\" where email = 'twin1@example.org')");
  expect(await count()).toBe(1);
  await sweepAuth(database.db);
  expect(await count()).toBe(0);
  expect(await who({ cookie })).not.toBeNull();
});

test("no input whatever to the open paths makes a 500", async () => {
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 300 }), fc.constant("a\u0000"), fc.constant("\ud800"), fc.emailAddress());
  const value = fc.oneof(text, fc.constant(null), fc.integer(), fc.array(text, { maxLength: 2 }), fc.dictionary(text, text, { maxKeys: 2 }), fc.constant(undefined));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/sign-up/email", "/sign-in/email", "/request-password-reset", "/reset-password", "/send-verification-email", "/verify-email", "/sign-out"),
      fc.record({ email: value, password: value, name: value, token: value, newPassword: value, redirectTo: value, callbackURL: value }), text,
      async (path, body, cookie) => {
        const answer = await post(path, body, { cookie: `tunewright.session_token=${encodeURIComponent(cookie.toWellFormed())}` });
        expect(answer.statusCode, `${path} ${JSON.stringify(body)} ${answer.body}`).toBeLessThan(500);
      },
    ),
    { numRuns: 150 },
  );
});

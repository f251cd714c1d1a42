import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, asStaff, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { mountSite } from "./index.ts";

let database: TestDatabase;
let server: TestHttp;
let ada: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountSite(server.http, { db: database.db, clock: { now: () => new Date(0) } });
  await server.http.raw.ready();
  ada = await addPerson(database.db);
});
afterAll(async () => { await server.http.close(); await database.close(); });

const site = async (who: string | null = null) => (await server.call(who, "GET", "/api/site/")).body;
const change = (who: string | null, body: unknown) => server.call(who, "POST", "/api/site/", body);

test("a fresh house has no notice, links nowhere and shows its banner everywhere", async () => {
  expect(await site()).toEqual({
    maintenance: null, app_banner: true, stores: { ios: null, android: null },
    links: { help: null, about: null, blog: null, careers: null, terms: null, privacy: null },
  });
});

test("only staff change it; links one by one, and everybody sees it at once", async () => {
  for (const who of [null, ada]) expect((await change(who, { maintenance: null })).status).toBe(who === null ? 401 : 403);
  const staff = asStaff(ada);
  await change(staff, { links: { help: "https://example.org/help" }, stores: { ios: "https://example.org/app" } });
  await change(staff, { maintenance: { kind: "scheduled", text: "We move house at noon." }, links: { blog: "https://example.org/blog" } });
  expect(await site()).toMatchObject({
    maintenance: { kind: "scheduled", text: "We move house at noon." }, links: { help: "https://example.org/help", blog: "https://example.org/blog", terms: null }, stores: { ios: "https://example.org/app" },
  });
  await change(staff, { maintenance: null, links: { help: null } });
  expect(await site()).toMatchObject({ maintenance: null, links: { help: null, blog: "https://example.org/blog" } });
});

test.each([{ links: { help: "javascript:alert(1)" } }, { stores: { ios: "ftp://x.example" } }, { maintenance: { kind: "purple", text: "x" } }, { maintenance: { kind: "scheduled", text: "" } }, { banner_countries: ["germany"] }])(
  "%o is refused", async (body) => expect((await change(asStaff(ada), body)).status).toBe(400),
);

test("where countries are named, the banner shows only there; where nobody knows, not", async () => {
  await change(asStaff(ada), { banner_countries: ["DE"] });
  const seen = async (country?: string) => (await server.http.raw.inject({ url: "/api/site/", headers: country === undefined ? {} : { "cf-ipcountry": country } })).json().app_banner;
  expect([await seen("DE"), await seen("de"), await seen("FR"), await seen()]).toEqual([true, true, false, false]);
  await change(asStaff(ada), { banner_countries: null });
  expect(await seen()).toBe(true);
});

test("feedback is kept with its page; visitors are asked to sign in, empty words are refused", async () => {
  expect((await server.call(null, "POST", "/api/feedback/", { kind: "idea", text: "More cowbell", page: "/" })).status).toBe(401);
  expect((await server.call(ada, "POST", "/api/feedback/", { kind: "idea", text: "   ", page: "/" })).status).toBe(400);
  expect((await server.call(ada, "POST", "/api/feedback/", { kind: "idea", text: " More cowbell ", page: "/song/1" })).body).toEqual({ ok: true });
  expect(await database.db.selectFrom("feedback").select(["user_id", "kind", "text", "page"]).execute()).toEqual([{ user_id: ada, kind: "idea", text: "More cowbell", page: "/song/1" }]);
});

test("who waits for the studio waits once, since the first time, and may leave", async () => {
  const join = async (who: string | null, body: unknown = {}) => server.call(who, "POST", "/api/studio/waitlist/", body);
  expect((await join(null)).status).toBe(401);
  expect((await server.call(ada, "GET", "/api/studio/waitlist/")).body).toEqual({ joined_at: null });
  const first = (await join(ada)).body;
  expect(first.joined_at).not.toBeNull();
  expect((await join(ada)).body).toEqual(first);
  expect((await join(ada, { join: false })).body).toEqual({ joined_at: null });
});

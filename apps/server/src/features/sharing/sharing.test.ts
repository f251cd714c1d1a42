import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addSecurityHeaders, contentPolicy } from "../../platform/http/security-headers.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { presentClipFor } from "../clips/index.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { openPublicPlaylist } from "../playlists/index.ts";
import { sizeWithin } from "./describe-oembed.ts";
import { mountSharing } from "./index.ts";
import { forgetVisits, recordShare } from "./record-share.ts";
import { addSongHead } from "./song-head.ts";
import type { SharedSong } from "./shared-song.ts";

const BASE = "https://tunewright.example";
const PAGE = `<!doctype html><html><head><title>Tunewright</title><meta name="description" content="old" /></head><body><div id="root"></div></body></html>`;
const NASTY = `"><script>alert(1)</script> $& $' \\ & 'x'`;
let database: TestDatabase;
let server: TestHttp;
let owner: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  addSecurityHeaders(server.http.raw, { inlineScripts: [], https: false });
  mountSharing(server.http, {
    db: database.db, baseUrl: BASE, page: PAGE, presentForVisitor: (id) => presentClipFor(database.db, null, id), openPlaylist: (id, limit) => openPublicPlaylist(database.db, id, limit),
    readAudioSizes: async (ids) => new Map(ids.map((id) => [id, 1_000])),
  });
  await server.http.raw.ready();
  owner = await addPerson(database.db, { handle: `m_${randomUUID().slice(0, 8)}` });
});
afterAll(async () => { await server.http.close(); await database.close(); });

const song = (change = {}) => addClip(database.db, owner, { title: NASTY, caption: NASTY, duration: 60, waveform: [1, 50, 100], image_version: 1, ...change });
const get = (url: string, person?: string) => server.http.raw.inject({ url, headers: person ? { "x-person": person } : {} });
const oembed = (url: string, more = "") => get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);

test("a shared song's page says what it is, and nothing that people wrote becomes markup", async () => {
  for (const isPublic of [true, false]) {
    const id = await song({ is_public: isPublic });
    const { statusCode, body, headers } = await get(`/song/${id}`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toContain(`<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $&#39; \\ &amp; &#39;x&#39;" />`);
    expect(body).toContain(`<meta property="og:image" content="${BASE}/api/clip/${id}/image?size=896&amp;format=png" />`);
    expect(body).toContain(`<meta property="og:audio" content="${BASE}/api/clip/${id}/audio?v=1" />`);
    expect(body).toContain(`type="application/json+oembed"`);
    expect(body).toContain(`<div id="root"></div>`);
    expect(body).not.toContain("<script");
    expect(body.includes("noindex")).toBe(!isPublic);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  }
});

test("whatever a title is, the page keeps its one title and its body", () => {
  const given = { id: "x", maker: "m", makerUrl: BASE, url: BASE, embedUrl: BASE, cover: null, audioUrl: "/a", duration: 1, peaks: [], isPublic: true };
  fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.constantFrom("</title></head>", "$`$'$&")), (title) => {
    const html = addSongHead(PAGE, { ...given, title, description: title } as SharedSong, BASE);
    expect([html.split("<title>").length, html.split("</head>").length, html.endsWith(PAGE.slice(PAGE.indexOf("</head>")))]).toEqual([2, 2, true]);
  }));
});

test("trashed, unfinished and unknown songs give the bare page, an empty player and no oEmbed; also to their maker", async () => {
  const trashed = await song({ is_public: false, trashed_at: new Date() });
  const queued = await song({ status: "queued", attempt: null, duration: null, audio_key: null });
  for (const id of [trashed, queued, randomUUID(), "x", "%00", "..%2f"]) {
    expect((await get(`/song/${id}`, owner)).body, id).toBe(PAGE);
    const frame = await get(`/embed/${id}`, owner);
    expect([frame.statusCode, frame.body.includes("alert")], id).toEqual([404, false]);
    expect((await oembed(`${BASE}/song/${id}`)).statusCode, id).toBe(404);
  }
});

test("the player may be framed by any site; nothing else of its policy is looser than other pages'", async () => {
  const id = await song();
  const { statusCode, body, headers } = await get(`/embed/${id}?color=paper&time=57`);
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toBe(contentPolicy({ inlineScripts: [] }).replace("frame-ancestors 'self'", "frame-ancestors *"));
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(body).toContain(`data-color="paper"`);
  expect(body).toContain(`data-start="57"`);
  expect(body.match(/<script[^>]*>/g)).toEqual([`<script src="/embed.js" defer>`]);
  expect(body).not.toContain("alert(1)</script>");
});

test.each([["time=1e9", 59], ["time=-5", 0], ["time=abc", 0], ["time=Infinity", 0], ["time=1&time=2", 0], ["color=%22%3E", 0]])("the player takes %s in its stride", async (query, start) => {
  const { statusCode, body } = await get(`/embed/${await song()}?${query}`);
  expect([statusCode, body.includes(`data-start="${start}"`), body.includes(`data-color="night"`)]).toEqual([200, true, true]);
});

test("oEmbed describes our own songs only, in a size that fits", async () => {
  const id = await song();
  for (const url of [`${BASE}/song/${id}`, `${BASE}/song/${id}/?time=5`, `${BASE}/embed/${id}`, `http://tunewright.example/song/${id.toUpperCase()}`]) {
    expect((await oembed(url)).json(), url).toMatchObject({ version: "1.0", type: "rich", title: NASTY, provider_name: "Tunewright", width: 760, height: 240 });
  }
  expect((await oembed(`${BASE}/song/${id}`, "&maxwidth=500")).json()).toMatchObject({ width: 300, height: 400 });
  expect((await oembed(`${BASE}/song/${id}`)).json().html).not.toContain("<script");
  for (const url of [`https://elsewhere.example/song/${id}`, `javascript:alert(1)//${BASE}/song/${id}`, "not an address", `${BASE}/@somebody`]) {
    expect((await oembed(url)).statusCode, url).toBe(404);
  }
  expect((await oembed(`${BASE}/song/${id}`, "&format=xml")).statusCode).toBe(400);
});

interface ListMade { isPublic?: boolean; trashed?: boolean; clips?: string[] }
async function playlist({ isPublic = true, trashed = false, clips = [] }: ListMade): Promise<string> {
  const id = randomUUID();
  await database.db.insertInto("playlist").values({
    id, user_id: owner, name: NASTY, description: `${NASTY}\u0001]]>`, is_public: isPublic, cover_url: null, invite_token: null, trashed_at: trashed ? new Date() : null,
  }).execute();
  for (const [index, clip_id] of clips.entries()) await database.db.insertInto("playlist_track").values({ playlist_id: id, clip_id, position: index }).execute();
  return id;
}

test("a public playlist is a feed with its public songs as enclosures, in order, and nothing in it is markup", async () => {
  const [first, second] = [await song({ is_public: true }), await song({ is_public: true })];
  const id = await playlist({ clips: [second, await song({ is_public: false }), await song({ is_public: true, trashed_at: new Date() }), first] });
  const { statusCode, headers, body } = await get(`/api/playlist/${id}/rss`);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  expect([...body.matchAll(/<guid isPermaLink="false">([^<]+)/g)].map((match) => match[1])).toEqual([second, first]);
  expect(body).toContain(`<enclosure url="${BASE}/api/clip/${first}/audio?v=1" length="1000" type="audio/mpeg"/>`);
  for (const markup of ["<script", "\u0001", "]]>"]) expect(body).not.toContain(markup);
  // Every tag that is opened is closed, in order: well-formed.
  const open: string[] = [];
  for (const [, close, name, self] of body.replace(/<\?.*?\?>/, "").matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  expect(open).toEqual([]);
  expect((await get(`/playlist/${id}`)).body).toContain(`type="application/rss+xml" href="${BASE}/api/playlist/${id}/rss"`);
  expect((await get(`/playlist/${id}`)).body).not.toContain("<script");
});

test("oEmbed tells of public playlists; link-only, trashed and unknown ones are nowhere, also for their owner", async () => {
  const open = await playlist({});
  expect((await oembed(`${BASE}/playlist/${open}`)).json()).toMatchObject({ version: "1.0", type: "link", title: NASTY, author_url: expect.stringContaining("/@m_") });
  for (const id of [await playlist({ isPublic: false }), await playlist({ trashed: true }), randomUUID(), "liked", "x"]) {
    expect((await oembed(`${BASE}/playlist/${id}`)).statusCode, id).toBe(404);
    expect((await get(`/api/playlist/${id}/rss`, owner)).statusCode, id).toBe(404);
    expect((await get(`/playlist/${id}`, owner)).body, id).toBe(PAGE);
  }
});

test("a size never exceeds what is asked", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 2_000 }), (width, height) => {
    const size = sizeWithin({ width, height });
    expect(size.width <= width && size.height <= height).toBe(true);
  }));
});

test("who comes by a shared link is noted once for each person and link, and forgotten after thirty days", async () => {
  const [share_id, other] = [randomUUID(), randomUUID()];
  const attribute = (person: string | null, body: object) => server.call(person, "POST", "/api/share/attribute/", { source: "direct", content_id: "x", content_type: "song", ...body });
  for (const [person, id] of [[null, share_id], [null, share_id], [owner, share_id], [owner, share_id], [null, other]] as const) expect((await attribute(person, { share_id: id })).status).toBe(200);
  const count = async () => Number((await database.db.selectFrom("share_visit").select((eb) => eb.fn.countAll().as("n")).where("share_id", "in", [share_id, other]).executeTakeFirstOrThrow()).n);
  expect(await count()).toBe(3);
  const rows = await database.db.selectFrom("share_visit").select("visitor").execute();
  expect(rows.some(({ visitor }) => visitor.includes("127.0.0.1"))).toBe(false);
  for (const bad of [{ share_id: "a b" }, { share_id: "" }, { share_id, content_type: "planet" }, { share_id, source: "x".repeat(101) }]) expect((await attribute(null, bad)).status).toBe(400);
  await forgetVisits(database.db, new Date(Date.now() + 31 * 86_400_000));
  expect(await count()).toBe(0);
});

test("a share is kept once under its id, with who gave it away and where to; other ids are nothing", async () => {
  const clipId = await song();
  const id = randomUUID().slice(0, 12);
  for (const given of [id, id, undefined, "no good id!"]) await recordShare(database.db, { id: given, clipId, userId: owner, platform: "x" });
  expect(await database.db.selectFrom("share").select(["id", "user_id", "platform"]).where("clip_id", "=", clipId).execute()).toEqual([{ id, user_id: owner, platform: "x" }]);
});

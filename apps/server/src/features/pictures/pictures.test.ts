import { randomUUID } from "node:crypto";
import type { PlanKey } from "@tunewright/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryStorage } from "../../platform/storage/memory-storage.ts";
import { mountPictures } from "./index.ts";
import { forgetUnused } from "./pictures.jobs.ts";

let database: TestDatabase;
let server: TestHttp;
let ada: string;
let plan: PlanKey = "pro";
const storage = createMemoryStorage();
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountPictures(server.http, {
    db: database.db, storage, viewerOf: server.viewerOf, readPlan: async () => plan, printPicture: async (prompt) => new Map([[96, Buffer.from(prompt)], [352, Buffer.from(prompt)], [896, Buffer.from(prompt)]]),
  });
  await server.http.raw.ready();
  ada = await addPerson(database.db);
});
afterAll(async () => { await server.http.close(); await database.close(); });

const send = (body: Buffer | string, person: string | null = ada, type = "image/png") =>
  server.http.raw.inject({ method: "POST", url: "/api/pictures", payload: body, headers: { "content-type": type, ...(person ? { "x-person": person } : {}) } });
const picture = (width: number, height: number, format: "png" | "jpeg" | "webp" | "gif" | "avif" = "png") =>
  sharp({ create: { width, height, channels: 3, background: "#c23a0e" } }).withExifMerge({ IFD0: { Copyright: "secret place" } }).toFormat(format).toBuffer();

test.each(["png", "jpeg", "webp", "gif", "avif"] as const)("a %s becomes square WebP pictures that anyone with the address sees", async (format) => {
  const answer = await send(await picture(300, 120, format), ada, `image/${format}`);
  expect(answer.statusCode).toBe(200);
  const url = answer.json().image_url as string;
  expect(url).toMatch(/^\/api\/picture\/[0-9a-f-]{36}\?size=352$/);
  for (const size of [96, 352, 896]) {
    const { statusCode, headers, rawPayload } = await server.http.raw.inject({ url: url.replace("352", String(size)) });
    expect([statusCode, headers["content-type"], headers["x-content-type-options"]]).toEqual([200, "image/webp", "nosniff"]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: size, format: "webp" });
    expect(rawPayload.includes("secret place")).toBe(false);
  }
});

test("strangers, other files, damaged ones and bombs are refused", async () => {
  const good = await picture(64, 64);
  expect((await send(good, null)).statusCode).toBe(401);
  expect((await send(good, ada, "text/plain")).statusCode).toBe(415);
  expect((await send("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", ada, "image/svg+xml")).statusCode).toBe(415);
  expect((await send("not a picture")).statusCode).toBe(415);
  expect((await send("")).statusCode).toBe(400);
  expect((await send(good.subarray(0, good.length - 20))).statusCode).toBe(422);
  expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  // 52 megapixels in a few hundred kilobytes.
  expect((await send(await picture(7_200, 7_200))).statusCode).toBe(422);
});

test("pictures are printed from words on a paid plan", async () => {
  const print = (person: string | null, prompt: unknown) => server.call(person, "POST", "/api/gen/prompt_image/", { prompt });
  expect((await print(null, "a moth")).status).toBe(401);
  for (const bad of ["", "   ", "x".repeat(201), 7]) expect((await print(ada, bad)).status).toBe(400);
  const { image_url: url } = (await print(ada, "a moth")).body;
  expect((await server.http.raw.inject({ url })).body).toBe("a moth");
  plan = "free";
  expect(await print(ada, "a moth")).toMatchObject({ status: 403, body: { code: "feature_not_in_plan" } });
  plan = "pro";
});

test("what is not there is not there", async () => {
  for (const id of [randomUUID(), "x", "..%2f..%2fclips"]) expect((await server.http.raw.inject({ url: `/api/picture/${id}` })).statusCode).toBe(404);
  const url = (await send(await picture(20, 20))).json().image_url as string;
  expect((await server.http.raw.inject({ url: url.replace("352", "5000") })).statusCode).toBe(404);
});

test("pictures that nobody uses are forgotten after a day, used ones stay", async () => {
  const [idle, used] = [(await send(await picture(20, 20))).json().image_url as string, (await send(await picture(20, 20))).json().image_url as string];
  const idOf = (url: string) => url.slice(13, 49);
  await database.db.updateTable("picture").set({ used_for: "avatar" }).where("id", "=", idOf(used)).execute();
  await forgetUnused({ db: database.db, storage }, new Date());
  expect((await server.http.raw.inject({ url: idle })).statusCode).toBe(200);
  await forgetUnused({ db: database.db, storage }, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect([(await server.http.raw.inject({ url: idle })).statusCode, (await server.http.raw.inject({ url: used })).statusCode]).toEqual([404, 200]);
});

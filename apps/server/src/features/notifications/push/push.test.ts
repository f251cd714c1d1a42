import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { Notification } from "@tunewright/contract";
import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../../platform/http/test-http.ts";
import { createMemoryBus } from "../../../platform/realtime/memory-bus.ts";
import { listNotifications } from "../list-notifications.ts";
import { notify, tellPeople } from "../notify.ts";
import { markRead } from "../notifications.repo.ts";
import { encryptPush, readPushKeys } from "./encrypt-push.ts";
import { isPublicAddress, isPushEndpoint } from "./push-address.ts";
import { mountPush } from "./push.endpoints.ts";
import { wordPush } from "./push-words.ts";
import { pushTo, runPush } from "./run-push.ts";
import type { PushOutcome } from "./send-push.ts";
import { deriveVapidKeys, signVapid } from "./vapid.ts";

let database: TestDatabase;
let server: TestHttp;
const keys = deriveVapidKeys("a secret of the house");
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountPush(server.http, { db: database.db, publicKey: keys.publicKey });
  await server.http.raw.ready();
});
afterAll(async () => { await server.http.close(); await database.close(); });

const bytes = (text: string) => Buffer.from(text, "base64url");

test("the example of RFC 8291, appendix A, comes out byte for byte", () => {
  const target = {
    p256dh: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"), auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
  };
  const message = encryptPush("When I grow up, I want to be a watermelon", target, {
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"), privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
  });
  expect(message.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

/** A browser: keys of its own, and the reading of what is sent to it. */
function browser() {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    wire: { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") },
    read(message: Buffer): string {
      const [salt, sender, body] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
      const agreed = Buffer.from(hkdfSync("sha256", curve.computeSecret(sender), auth, Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]), 32));
      const decipher = createDecipheriv("aes-128-gcm", Buffer.from(hkdfSync("sha256", agreed, salt, "Content-Encoding: aes128gcm\0", 16)), Buffer.from(hkdfSync("sha256", agreed, salt, "Content-Encoding: nonce\0", 12)));
      decipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

test("whatever is said, the browser reads it, and nobody else's keys are taken", () => {
  const { wire, read } = browser();
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => { expect(read(encryptPush(text, readPushKeys(wire)!))).toBe(text); }), { numRuns: 25 });
  for (const bad of [{ ...wire, auth: "x" }, { ...wire, p256dh: "x" }, { ...wire, p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url") }]) expect(readPushKeys(bad)).toBeNull();
});

test("the house signs with one pair of keys, and the signature holds", () => {
  expect(deriveVapidKeys("a secret of the house").publicKey).toBe(keys.publicKey);
  expect(deriveVapidKeys("another").publicKey).not.toBe(keys.publicKey);
  const header = signVapid(keys, "https://push.example.org/abc", "https://house.example", new Date(0));
  const [head, claims, signature] = /^vapid t=([^,]+), k=/.exec(header)![1]!.split(".") as [string, string, string];
  expect(JSON.parse(bytes(claims).toString())).toEqual({ aud: "https://push.example.org", exp: 43_200, sub: "https://house.example" });
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), { key: createPublicKey(keys.privateKey), dsaEncoding: "ieee-p1363" }, bytes(signature))).toBe(true);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/x", true], ["https://updates.push.services.mozilla.com/wpush/v2/x", true], ["http://push.example.org/x", false], ["https://push.example.org:8443/x", false],
  ["https://user:pass@push.example.org/x", false], ["https://localhost/x", false], ["https://db.internal/x", false], ["https://printer.local/x", false], ["https://127.0.0.1/x", false], ["https://10.1.2.3/x", false],
  ["https://169.254.169.254/latest/meta-data", false], ["https://[::1]/x", false], ["https://[fd00::1]/x", false], ["https://[::ffff:10.0.0.1]/x", false], ["https://2130706433/x", false], ["https://0x7f.1/x", false],
  ["https://router/x", false], ["file:///etc/passwd", false], ["not an address", false],
])("%s is a push service: %s", (address, is) => {
  expect(isPushEndpoint(address)).toBe(is);
});

test.each([["8.8.8.8", true], ["2a00:1450:4001::1", true], ["192.168.1.1", false], ["100.64.0.1", false], ["0.0.0.0", false], ["224.0.0.1", false], ["::", false], ["fe80::1", false], ["::ffff:127.0.0.1", false], ["64:ff9b::a00:1", false], ["x", false]])("the address %s is public: %s", (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});

const ENDPOINT = "https://push.example.org/";
const subscribe = (who: string | null, endpoint: string, wire = browser().wire) => server.call(who, "POST", "/api/notification/push/subscribe", { endpoint, keys: wire });

test("people switch it on and off for themselves; a browser tells one person", async () => {
  const [ada, bob] = [await addPerson(database.db), await addPerson(database.db)];
  expect((await subscribe(null, `${ENDPOINT}a`)).status).toBe(401);
  expect((await subscribe(ada, "http://push.example.org/a")).status).toBe(400);
  expect((await subscribe(ada, `${ENDPOINT}a`, { p256dh: "x", auth: "y" })).status).toBe(400);
  expect((await subscribe(ada, `${ENDPOINT}a`)).body).toEqual({ public_key: keys.publicKey, devices: 1 });
  expect((await subscribe(ada, `${ENDPOINT}a`)).body.devices).toBe(1);
  expect((await subscribe(bob, `${ENDPOINT}a`)).body.devices).toBe(1);
  expect((await server.call(ada, "GET", "/api/notification/push")).body.devices).toBe(0);
  expect((await server.call(ada, "POST", "/api/notification/push/unsubscribe", { endpoint: `${ENDPOINT}a` })).status).toBe(200);
  expect((await server.call(bob, "GET", "/api/notification/push")).body.devices).toBe(1);
  for (let i = 0; i < 12; i += 1) await subscribe(bob, `${ENDPOINT}many-${i}`);
  expect((await server.call(bob, "GET", "/api/notification/push")).body.devices).toBe(10);
});

test("news is pushed once, though two processes hear of it; what was read, or came before, is not", async () => {
  const { db } = database;
  const [ada, fan, other] = [await addPerson(db), await addPerson(db, { handle: "fan_of_ada" }), await addPerson(db)];
  await notify(db, [{ type: "follow", to: ada, by: other }]);
  const mine = browser();
  await subscribe(ada, `${ENDPOINT}ada`, mine.wire);
  const sent: string[] = [];
  let outcome: PushOutcome = "sent";
  const lists = { db, presentClips: async () => [], namePlaylists: async () => new Map<string, string>(), listFollowed: async () => new Set<string>() };
  const deps = {
    db, log: pino({ level: "silent" }), readNewestLine: async (userId: string) => (await listNotifications(lists, { id: userId }, undefined)).notifications[0] ?? null,
    send: async (_target: unknown, text: string) => {
      sent.push(text);
      return outcome;
    },
  };
  expect(await pushTo(deps, ada)).toBe(0);
  await notify(db, [{ type: "follow", to: ada, by: fan }]);
  await Promise.all([pushTo(deps, ada), pushTo(deps, ada)]);
  expect(sent.map((text) => JSON.parse(text))).toMatchObject([{ title: "Someone followed you", url: "/@fan_of_ada" }]);
  await markRead(db, ada, null);
  expect(await pushTo(deps, ada)).toBe(0);

  const bus = createMemoryBus();
  const stop = runPush({ ...deps, bus });
  outcome = "gone";
  await notify(db, [{ type: "follow", to: ada, by: await addPerson(db) }]);
  await tellPeople(bus, [ada]);
  await expect.poll(() => sent.length).toBe(2);
  await stop();
  expect((await server.call(ada, "GET", "/api/notification/push")).body.devices).toBe(0);
});

test("every kind of line has words, an address of ours, and nothing that is markup", () => {
  const line = (given: object) => wordPush({
    id: "n1", type: "like", contentType: "clip", context: "", actors: [{ display_name: "Ada", handle: "ada", avatar_image_url: null }], actor_count: 1, event_count: 1, handle: "ada", playlist: null,
    song: { id: "c1", title: "Night Ferry", image_url: "" }, ...given,
  } as unknown as Notification);
  for (const type of ["follow", "like", "comment", "mention", "remix", "song_complete", "playlist", "referral", "moderation"]) expect(line({ type })).toMatchObject({ title: expect.stringMatching(/\S/), url: expect.stringMatching(/^\/(?!\/)/), tag: "n1" });
  expect(line({}).title).toBe("Ada liked Night Ferry");
  expect(line({ actor_count: 4 }).title).toBe("4 people liked Night Ferry");
});

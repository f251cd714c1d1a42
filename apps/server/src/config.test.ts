import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const dir = mkdtempSync(join(tmpdir(), "tw-config-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: join(dir, "data"), ...env });

test("with nothing set everything has a working value", () => {
  expect(read()).toMatchObject({
    port: 3000, host: "127.0.0.1", baseUrl: "http://localhost:3000", isLocal: true, role: "all", databaseUrl: null, starterSongs: 12, logLevel: "info", smtp: null,
  });
  expect([...read().trustedOrigins]).toEqual(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]);
});

test("the secret is made once, and only its owner may read it", () => {
  const first = read().secrets.auth;
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(read().secrets.auth).toBe(first);
  expect(statSync(join(dir, "data", "auth-secret")).mode & 0o777).toBe(0o600);
});

test("a public address is not local", () => {
  const config = read({ BASE_URL: "https://music.example.org/", HOST: "0.0.0.0" });
  expect(config).toMatchObject({ baseUrl: "https://music.example.org", isLocal: false });
});

test.each([
  [{ PORT: "80a" }, "PORT is 80a: use a whole number from 0 to 65535."],
  [{ PORT: "-1" }, /PORT is -1/],
  [{ ROLE: "boss" }, "ROLE is boss: use all, api or worker."],
  [{ ROLE: "radio" }, /ROLE is radio/],
  [{ BASE_URL: "music" }, /BASE_URL is music/],
  [{ BASE_URL: "https://x.org/music" }, /leave out \/music/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must begin/],
  [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is loud/],
  [{ STARTER_SONGS: "99" }, /STARTER_SONGS is 99/],
  [{ S3_ENDPOINT: "http://x" }, /S3_ENDPOINT is set/],
])("%o is named in one sentence", (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(sentence);
});

test("a data folder that is a file, or below one, is named", () => {
  const file = join(dir, "file");
  writeFileSync(file, "x");
  expect(() => read({ DATA_DIR: file })).toThrow(/is not a folder/);
  expect(() => read({ DATA_DIR: join(file, "x") })).toThrow(/is not a folder/);
});

test.skipIf(process.platform !== "linux")("a place where nothing can be made is named, at once", () => {
  expect(() => read({ DATA_DIR: "/proc/tunewright/data" })).toThrow(/^The data folder \/proc\/tunewright\/data cannot be written/);
});

test.skipIf(process.getuid?.() === 0)("a data folder that may not be written is named", () => {
  const closed = mkdtempSync(join(dir, "closed-"));
  chmodSync(closed, 0o500);
  expect(() => read({ DATA_DIR: join(closed, "x") })).toThrow(/cannot be written \(EACCES\)/);
});

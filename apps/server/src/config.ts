import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BootError, systemCode } from "./platform/boot/boot-error.ts";

export type Role = "all" | "api" | "worker";

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Whether only this machine's own people can be meant: the developer's pages are shown, and limits are wide. */
  isLocal: boolean;
  /** Pages that may call us with cookies. */
  trustedOrigins: ReadonlySet<string>;
  role: Role;
  /** Null: our own PostgreSQL in the data folder. */
  databaseUrl: string | null;
  ffmpegPath: string | null;
  /** Songs that the house makes by itself on the first start. */
  starterSongs: number;
  logLevel: string;
  /** Null: letters go to the outbox. */
  smtp: { url: string; from: string } | null;
  secrets: { auth: string; /** The keys of Web Push come from it. */ push: string };
  /** The environment for a process of ours with another role. */
  environmentFor(role: Role, databaseUrl: string): Record<string, string | undefined>;
}

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);
const WILDCARD = new Set(["0.0.0.0", "::", "[::]"]);
const STARTER_SONGS = 12;

/** Reads the environment, once; nothing else in the server does. Throws a BootError that names what is wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const text = (name: string) => env[name]?.trim() || null;
  const port = readInteger("PORT", text("PORT"), 3000, 0, 65_535);
  const host = text("HOST") ?? "127.0.0.1";
  const baseUrl = readBaseUrl(text("BASE_URL") ?? `http://${LOOPBACK.has(host) || WILDCARD.has(host) ? "localhost" : host}:${port}`);
  const logLevel = text("LOG_LEVEL") ?? "info";
  if (!LEVELS.includes(logLevel)) throw new BootError(`LOG_LEVEL is ${logLevel}: use one of ${LEVELS.join(", ")}.`);
  const databaseUrl = text("DATABASE_URL");
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) throw new BootError("DATABASE_URL must begin with postgresql://.");
  for (const name of ["BUS_URL", "S3_ENDPOINT", "S3_BUCKET"]) {
    if (text(name)) throw new BootError(`${name} is set, but this version keeps messages in PostgreSQL and files in DATA_DIR only: remove ${name}.`);
  }
  const smtpUrl = text("SMTP_URL");
  const role = readRole(text("ROLE") ?? "all");
  const dataDir = resolve(text("DATA_DIR") ?? "data");
  prepareDataDir(dataDir);
  const { hostname, protocol } = new URL(baseUrl);
  const names = LOOPBACK.has(host) || WILDCARD.has(host) ? ["localhost", "127.0.0.1", "[::1]"] : [];
  return {
    port, host, dataDir, baseUrl, role, databaseUrl, logLevel,
    isLocal: LOOPBACK.has(hostname),
    trustedOrigins: new Set([new URL(baseUrl).origin, ...names.map((name) => new URL(`${protocol}//${name}:${port}`).origin)]),
    ffmpegPath: text("FFMPEG_PATH"),
    starterSongs: readInteger("STARTER_SONGS", text("STARTER_SONGS"), STARTER_SONGS, 0, STARTER_SONGS),
    smtp: smtpUrl === null ? null : { url: smtpUrl, from: text("MAIL_FROM") ?? `Tunewright <no-reply@${hostname}>` },
    secrets: { auth: readSecret(join(dataDir, "auth-secret")), push: readSecret(join(dataDir, "push-secret")) },
    environmentFor: (other, url) => ({ ...env, ROLE: other, DATABASE_URL: url }),
  };
}

function readInteger(name: string, text: string | null, fallback: number, min: number, max: number): number {
  if (text === null) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new BootError(`${name} is ${text}: use a whole number from ${min} to ${max}.`);
  return value;
}

function readBaseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new BootError(`BASE_URL is ${text}: use an address such as https://music.example.org.`);
  const { origin, pathname } = new URL(text);
  if (pathname !== "/") throw new BootError(`BASE_URL is ${text}: the product stands at the root of a host, so leave out ${pathname}.`);
  return origin;
}

function readRole(text: string): Role {
  if (text === "all" || text === "api" || text === "worker") return text;
  if (text === "radio") throw new BootError("ROLE is radio, which this version does not have yet: use all, api or worker.");
  throw new BootError(`ROLE is ${text}: use all, api or worker.`);
}

function prepareDataDir(dir: string): void {
  const probe = join(dir, `.write-test-${process.pid}`);
  try {
    makeFolder(dir);
    writeFileSync(probe, "x");
  } catch (error) {
    throw new BootError(dataDirSentence(dir, systemCode(error) ?? ""), { cause: error });
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // It could not be written either.
    }
  }
}

/** With its parents. Step by step: Node's own recursive way never ends below /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  if (dirname(dir) !== dir) makeFolder(dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    // Another process of ours was first, or it is a file, which the test of writing finds.
    if (systemCode(error) !== "EEXIST") throw error;
  }
}

function dataDirSentence(dir: string, code: string): string {
  if (code === "ENOSPC" || code === "EDQUOT") return `There is no space left for ${dir}: free some, or set DATA_DIR to a folder on another disk.`;
  if (code === "EEXIST" || code === "ENOTDIR") return `${dir} is not a folder: set DATA_DIR to one that can be written.`;
  return `The data folder ${dir} cannot be written (${code}): change its owner, or set DATA_DIR to a folder that you may write.`;
}

/** Made on the first start, readable by its owner only. Two processes that start at once end up with the same one. */
function readSecret(path: string): string {
  const read = () => readFileSync(path, "utf8").trim();
  try {
    return read();
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw new BootError(`${path} cannot be read: it must belong to the user who starts the server.`, { cause: error });
  }
  const own = `${path}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString("base64url"), { mode: 0o600 });
  chmodSync(own, 0o600);
  try {
    // A link, unlike a rename, fails where another process was first.
    linkSync(own, path);
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return read();
}

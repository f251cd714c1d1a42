import { randomUUID } from "node:crypto";
import { createWriteStream, type Dirent } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { systemCode } from "../boot/boot-error.ts";
import { AppError } from "../http/app-error.ts";
import { checkKey, checkPrefix } from "./object-key.ts";
import type { ObjectStorage } from "./object-storage.ts";

/** A file system keeps no content type: it follows from the key's ending, and `put` insists that both agree. */
const TYPES: Record<string, string> = {
  ".mp3": "audio/mpeg", ".wav": "audio/wav", ".flac": "audio/flac", ".ogg": "audio/ogg", ".m4a": "audio/mp4", ".aac": "audio/aac", ".mid": "audio/midi",
  ".jpg": "image/jpeg", ".png": "image/png", ".webp": "image/webp", ".avif": "image/avif", ".svg": "image/svg+xml", ".json": "application/json",
  ".mp4": "video/mp4", ".webm": "video/webm", ".lrc": "text/plain; charset=utf-8", ".txt": "text/plain; charset=utf-8",
};
const DEFAULT_TYPE = "application/octet-stream";
/** Names of unfinished files; keys never begin with a dot. */
const TEMPORARY = ".part-";
const PAGE = 1000;

/** Objects as files below `root`. Written beside their place, forced to disk, then renamed: a reader sees the old or the new, whole. */
export function createFileStorage(root: string): ObjectStorage {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(root, key);
  };

  return {
    async put(key, body, { contentType }) {
      const path = pathOf(key);
      if (typeOf(key) !== contentType) throw new Error(`${key} would be served as ${typeOf(key)}, not ${contentType}`);
      const temporary = join(dirname(path), `${TEMPORARY}${randomUUID()}`);
      try {
        await mkdir(dirname(path), { recursive: true });
        await write(temporary, body);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        if (["ENOSPC", "EDQUOT"].includes(systemCode(error) ?? "")) {
          throw new AppError("storage_full", "There is no space left on the server.", { cause: error });
        }
        throw error;
      }
    },

    async get(key, range) {
      const path = pathOf(key);
      // Opened here, so that a missing file is an answer of this call and not of the stream later.
      const file = await open(path).catch((error: unknown) => { throw missing(error) ? notFound(error) : error; });
      if (!(await file.stat()).isFile()) {
        await file.close();
        throw notFound();
      }
      return range && range.end < range.start ? (await file.close(), Readable.from([])) : file.createReadStream(range ?? {});
    },

    async stat(key) {
      const path = pathOf(key);
      const found = await stat(path).catch((error: unknown) => { if (missing(error)) return null; throw error; });
      if (!found?.isFile()) return null;
      return {
        size: found.size, contentType: typeOf(key), modifiedAt: found.mtime,
        // Rename gives every version its own inode; with time and size no two versions share a tag.
        etag: `"${found.ino.toString(36)}-${Math.trunc(found.mtimeMs * 1000).toString(36)}-${found.size.toString(36)}"`,
      };
    },

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      if (prefix.endsWith("/")) {
        await rm(join(root, prefix), { recursive: true, force: true });
        return;
      }
      const folder = dirname(join(root, prefix));
      const start = prefix.slice(prefix.lastIndexOf("/") + 1);
      for (const entry of await entriesOf(prefix === "" ? root : folder)) {
        if (entry.name.startsWith(start)) await rm(join(prefix === "" ? root : folder, entry.name), { recursive: true, force: true });
      }
    },

    async list(prefix, after = "") {
      checkPrefix(prefix);
      const keys: string[] = [];
      const folder = prefix.includes("/") ? prefix.slice(0, prefix.lastIndexOf("/")) : "";
      await walk(root, folder, prefix, after, keys);
      return keys;
    },
  };
}

async function write(path: string, body: Uint8Array | Readable): Promise<void> {
  if (body instanceof Readable) {
    await pipeline(body, createWriteStream(path, { flags: "wx", flush: true }));
    return;
  }
  const file = await open(path, "wx");
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Depth first in the order of whole keys: "a/b" stands before "a0" and after "a-b", so folders sort as if they ended with "/". */
async function walk(root: string, folder: string, prefix: string, after: string, keys: string[]): Promise<void> {
  const entries = (await entriesOf(join(root, folder)))
    .filter((entry) => !entry.name.startsWith("."))
    .map((entry) => ({ folder: entry.isDirectory(), key: `${folder === "" ? "" : `${folder}/`}${entry.name}${entry.isDirectory() ? "/" : ""}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const entry of entries) {
    if (keys.length >= PAGE) return;
    if (!entry.key.startsWith(prefix) && !(entry.folder && prefix.startsWith(entry.key))) continue;
    if (!entry.folder) {
      if (entry.key > after) keys.push(entry.key);
    } else if (entry.key > after || after.startsWith(entry.key)) await walk(root, entry.key.slice(0, -1), prefix, after, keys);
  }
}

async function entriesOf(path: string): Promise<Dirent[]> {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (missing(error)) return [];
    throw error;
  }
}

const typeOf = (key: string) => TYPES[extname(key)] ?? DEFAULT_TYPE;
const missing = (error: unknown) => ["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "");
const notFound = (cause?: unknown) => new AppError("not_found", "This file does not exist.", { cause });

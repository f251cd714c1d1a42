import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AppError } from "../http/app-error.ts";
import { checkKey, checkPrefix } from "./object-key.ts";
import type { ObjectStorage } from "./object-storage.ts";

/** For tests: passes the same contract suite as the real ones. */
export function createMemoryStorage(options: { capacityBytes?: number } = {}): ObjectStorage {
  const objects = new Map<string, { bytes: Buffer; contentType: string; etag: string; modifiedAt: Date }>();
  return {
    async put(key, body, { contentType }) {
      checkKey(key);
      const parts: Buffer[] = [];
      if (body instanceof Readable) for await (const part of body) parts.push(Buffer.from(part as Uint8Array));
      else parts.push(Buffer.from(body));
      const bytes = Buffer.concat(parts);
      const used = [...objects].reduce((sum, [other, object]) => (other === key ? sum : sum + object.bytes.length), 0);
      if (used + bytes.length > (options.capacityBytes ?? Infinity)) throw new AppError("storage_full", "There is no space left on the server.");
      objects.set(key, { bytes, contentType, etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`, modifiedAt: new Date() });
    },
    async get(key, range) {
      checkKey(key);
      const object = objects.get(key);
      if (!object) throw new AppError("not_found", "This file does not exist.");
      return Readable.from([range ? object.bytes.subarray(range.start, range.end + 1) : object.bytes]);
    },
    async stat(key) {
      checkKey(key);
      const object = objects.get(key);
      return object ? { size: object.bytes.length, contentType: object.contentType, etag: object.etag, modifiedAt: object.modifiedAt } : null;
    },
    async deletePrefix(prefix) {
      checkPrefix(prefix);
      for (const key of objects.keys()) if (key.startsWith(prefix)) objects.delete(key);
    },
    async list(prefix, after = "") {
      checkPrefix(prefix);
      return [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted().slice(0, 1000);
    },
  };
}

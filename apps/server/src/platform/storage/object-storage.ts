import type { Readable } from "node:stream";

/** Objects by key ("clips/{id}/master.mp3"). Keys are made by the server, never from names people give. */
export interface ObjectStorage {
  /** Whole or not at all; replaces. Rejects with AppError "storage_full" when there is no space. */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<void>;
  /** `range` is inclusive bytes. Rejects with AppError "not_found". */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Null when there is none. */
  stat(key: string): Promise<{ size: number; contentType: string; etag: string; modifiedAt: Date } | null>;
  /** Every object whose key starts with the prefix; no error when there is none. */
  deletePrefix(prefix: string): Promise<void>;
  /** Keys in ascending order, at most 1,000. */
  list(prefix: string, after?: string): Promise<string[]>;
}

/** Keys are made by the server of ids and fixed words: lower-case paths without "." or ".." parts, at most 512 characters. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Throws on a key that no part of the server can have made; a programming error, not a person's. */
export function checkKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** A prefix may also be empty, or end with a slash or in the middle of a part. */
export function checkPrefix(prefix: string): void {
  if (prefix !== "") checkKey(prefix.replace(/\/$/, ""));
}

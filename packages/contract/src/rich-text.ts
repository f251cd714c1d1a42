/** A piece of what somebody wrote: plain, or @handle, or #hashtag. `name` is without its sign. */
export type TextPart = { kind: "text"; text: string } | { kind: "mention" | "hashtag"; text: string; name: string };

/** @handle of 3–40 letters, digits and underscores, not inside a word or an address; #hashtag of letters of any script, with a letter in it. */
const MARKS = /(?<![\p{L}\p{N}_@#/&])(?:@(\w{3,40})(?![\w@])|#((?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]{1,50}))/gu;

/** Cuts a text into its parts; together they are the text again. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: "text", text: text.slice(at, match.index) });
    const [found, handle, hashtag] = match;
    parts.push(handle === undefined ? { kind: "hashtag", text: found, name: hashtag! } : { kind: "mention", text: found, name: handle });
    at = match.index + found.length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

/** Handles named in a text, each once whatever its case, in order. */
export function findMentions(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of splitText(text)) {
    if (part.kind !== "mention") continue;
    const key = part.name.toLowerCase();
    if (!found.has(key)) found.set(key, part.name);
  }
  return [...found.values()];
}

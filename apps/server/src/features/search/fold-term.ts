/** More than these are not looked for; nobody types them by hand. */
const WORDS_MAX = 8;
const LENGTH_MAX = 40;
// The marks and signs of search_fold in search.migrations.ts: what is stored and what is asked must be folded alike.
const MARKS = /[\u0300-\u036f]+/g;
const SIGNS = /[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u2000-\u206f\u3000-\u303f]+/g;

/** What was typed → its words as they are stored: without accents, in small letters, without signs. */
export function foldTerm(term: string): string[] {
  const folded = term.normalize("NFKD").replace(MARKS, "").normalize("NFC").replace(SIGNS, " ").toLowerCase();
  return [...new Set(folded.split(/\s+/).filter(Boolean))].slice(0, WORDS_MAX).map((word) => [...word].slice(0, LENGTH_MAX).join(""));
}

/** Hashtags of a term that holds nothing else ("#lofi #rain"); null for any other. */
export function readHashtags(term: string): string[] | null {
  const parts = term.trim().split(/\s+/);
  const tags = parts.map((part) => /^#(\w{1,50}|[\p{L}\p{N}_]{1,50})$/u.exec(part)?.[1]?.toLowerCase());
  return parts.length > 0 && tags.every((tag) => tag !== undefined) ? (tags as string[]).slice(0, WORDS_MAX) : null;
}

/** A query for to_tsquery: every word, as the beginning of one. Words hold no sign, so nothing needs escaping but the quotes round them. */
export const prefixQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(" & ");

/** The same, but the words before the last as they are, and the last as any of these, where they are known. */
export const typedQuery = (words: readonly string[], lasts: readonly string[] | null): string => [
  ...words.slice(0, -1).map((word) => `'${word}'`), lasts === null ? `'${words.at(-1)}':*` : anyOf([...new Set([words.at(-1)!, ...lasts])]),
].join(" & ");
const anyOf = (words: readonly string[]): string => (words.length === 1 ? `'${words[0]}'` : `(${words.map((word) => `'${word}'`).join(" | ")})`);

/** What was typed where some of it was mistyped: such a word as any of those it may have meant, the others as in `typedQuery`. */
export const meantQuery = (words: readonly string[], choices: readonly (readonly string[])[]): string =>
  words.map((word, index) => (choices[index]?.[0] !== word ? anyOf(choices[index] ?? [word]) : index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(" & ");

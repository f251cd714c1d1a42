import { sql } from "kysely";
import type { Db } from "../../database.ts";

/** Shorter words have too few letters to be recognised by. */
const SHORTEST = 4;
const CHOICES = 3;
/** Of trigrams shared, by pg_trgm's similarity; two swapped letters in a word of six leave about 0.27. */
const ALIKE = 0.25;
/** Of the edit distance, relative to the longer word. */
const EDITS = 0.4;

/**
 * For each word what it may have meant: itself where songs have a word that begins so, else the likest words of songs.
 * Null where nothing was mistyped, or nothing alike is known (or pg_trgm is missing).
 */
export async function correctWords(db: Db, words: readonly string[]): Promise<string[][] | null> {
  const choices = await Promise.all(words.map(async (word) => ([...word].length < SHORTEST || (await isKnown(db, word)) ? [word] : findAlike(db, word))));
  const changed = choices.some((found, index) => found[0] !== words[index]);
  return changed && choices.every((found) => found.length > 0) ? choices : null;
}

/** More words that begin so are too many to be asked for one by one. */
const BEGINNINGS = 16;

/** All words of songs that begin like this one; null where they are many, or it is too short to be kept. */
export async function completeWord(db: Db, word: string): Promise<string[] | null> {
  if ([...word].length < 3) return null;
  const { rows } = await sql<{ word: string }>`select word from search_word where word >= ${word} and word < ${`${word}\uffff`} limit ${BEGINNINGS + 1}`.execute(db);
  return rows.length > BEGINNINGS ? null : rows.map((row) => row.word);
}

async function isKnown(db: Db, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from search_word where word >= ${word} and word < ${`${word}\uffff`} limit 1`.execute(db);
  return rows.length > 0;
}

async function findAlike(db: Db, word: string): Promise<string[]> {
  if (!(await hasTrigrams(db))) return [];
  const rows = await db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`.execute(tx);
    const found = await sql<{ word: string }>`
      select word from search_word where word % ${word} and abs(length(word) - ${[...word].length}) <= 3
      order by similarity(word, ${word}) desc, word limit 40`.execute(tx);
    return found.rows;
  });
  return rows.map((row) => ({ word: row.word, edits: editDistance(word, row.word) / Math.max(word.length, row.word.length) }))
    .filter(({ edits }) => edits <= EDITS).toSorted((a, b) => a.edits - b.edits).slice(0, CHOICES).map((each) => each.word);
}

const known = new WeakMap<Db, Promise<boolean>>();

/** Whether the database has the extension with its index; asked once. */
export function hasTrigrams(db: Db): Promise<boolean> {
  let asked = known.get(db);
  if (!asked) {
    asked = sql<{ there: boolean }>`select to_regclass('search_word_trgm') is not null as there`.execute(db).then(({ rows }) => rows[0]?.there === true);
    asked.catch(() => known.delete(db));
    known.set(db, asked);
  }
  return asked;
}

/** Letters put in, taken out, changed, or swapped with their neighbour (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { editDistance } from "./correct-words.ts";
import { foldTerm, meantQuery, prefixQuery, readHashtags, typedQuery } from "./fold-term.ts";

let database: TestDatabase;
beforeAll(async () => { database = await createTestDatabase(); });
afterAll(() => database.close());

test("what is typed is folded as what is stored, in any script", async () => {
  for (const words of ["Große Straße", "ÉCLAT — d'été!", "Ночь над рекой", "雨の夜", "N°5 / 4x4", "한국어 노래", "ſtraſſe ½"]) {
    const { rows } = await sql<{ folded: string }>`select search_fold(${words}) as folded`.execute(database.db);
    expect(rows[0]!.folded.trim().split(/\s+/).filter(Boolean), words).toEqual(foldTerm(words));
  }
});

test("anything at all makes a query that PostgreSQL reads", async () => {
  await fc.assert(fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (typed) => {
    const words = foldTerm(typed.replaceAll("\0", "").toWellFormed());
    if (words.length === 0) return;
    const queries = [prefixQuery(words), typedQuery(words, null), typedQuery(words, ["rain", "rainy"]), meantQuery(words, words.map((word) => [word, "rain"])), meantQuery(words, words.map(() => ["rain", "sun"]))];
    for (const query of queries) await sql`select to_tsquery('simple', ${query})`.execute(database.db);
  }), { numRuns: 120, seed: 4 });
});

test("words are typed to their end but for the last; a mistyped one is any it may have meant", () => {
  expect(typedQuery(["neon", "ra"], null)).toBe("'neon' & 'ra':*");
  expect(typedQuery(["neon", "ra"], ["rain", "ray"])).toBe("'neon' & ('ra' | 'rain' | 'ray')");
  expect(meantQuery(["noen", "rain"], [["neon", "noon"], ["rain"]])).toBe("('neon' | 'noon') & 'rain':*");
});

test("a term of hashtags alone is read as such", () => {
  expect(readHashtags("#LoFi  #nacht_musik")).toEqual(["lofi", "nacht_musik"]);
  for (const term of ["#", "rain #lofi", "lofi", "", "#a b", "#a-b"]) expect(readHashtags(term), term).toBeNull();
});

test("the distance of words counts letters put in, taken out, changed and swapped", () => {
  for (const [a, b, edits] of [["rain", "rain", 0], ["rain", "rian", 1], ["midnight", "midnigt", 1], ["", "abc", 3], ["neon", "lemon", 2]] as const) expect(editDistance(a, b)).toBe(edits);
  fc.assert(fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
    expect(editDistance(a, b)).toBe(editDistance(b, a));
    expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    expect(editDistance(a, b) === 0).toBe(a === b);
  }));
});

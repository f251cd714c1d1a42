import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SungWord } from "../score/score.ts";
import type { Syllable } from "../lyrics/pronunciation.ts";
import { allotFrames } from "./allot-frames.ts";
import { linePhones } from "./line-phones.ts";
import { planPhones } from "./plan-phones.ts";
import { tokenizeLine } from "./tokenize-line.ts";

const consonant = fc.constantFrom("S", "T", "M", "L", "K", "NG", "CH", "HH");
const syllable: fc.Arbitrary<Syllable> = fc.record({
  onset: fc.array(consonant, { maxLength: 3 }),
  nucleus: fc.constantFrom("AA", "AY", "IY", "AH", "ER"),
  coda: fc.array(consonant, { maxLength: 3 }),
  stress: fc.constantFrom(0, 1, 2),
}) as fc.Arbitrary<Syllable>;
const word: fc.Arbitrary<SungWord> = fc.record({ text: fc.constant("x"), syllables: fc.array(syllable, { minLength: 1, maxLength: 3 }) });
const line = fc.array(word, { minLength: 1, maxLength: 6 }).chain((words) => {
  const count = words.reduce((sum, w) => sum + w.syllables.length, 0);
  const note = fc.record({ length: fc.double({ min: 0.08, max: 2.5, noNaN: true }), gap: fc.constantFrom(0, 0, 0, 0.05, 0.3) });
  return fc.record({ words: fc.constant(words), notes: fc.array(note, { minLength: count, maxLength: count }) });
});
const spansOf = (notes: readonly { length: number; gap: number }[]) => {
  let at = 0;
  return notes.map(({ length, gap }) => {
    const span = { start: at, end: at + length };
    at += length + gap;
    return span;
  });
};

describe("planPhones", () => {
  it("puts every vowel on its note, and the phones in order without overlap", () => {
    fc.assert(
      fc.property(line, ({ words, notes }) => {
        const phones = linePhones(words);
        const timed = spansOf(notes);
        const spans = planPhones(phones, new Float64Array(phones.length).fill(0.08), timed);
        phones.forEach((phone, i) => {
          const span = spans[i]!;
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          if (phone.isVowel) {
            expect(span.start).toBe(timed[phone.syllable]!.start);
            expect(span.end - span.start).toBeGreaterThan(0.3 * notes[phone.syllable]!.length);
          }
          if (i > 0) expect(span.start).toBeGreaterThanOrEqual(spans[i - 1]!.end - 1e-9);
        });
      }),
    );
  });

  it("keeps the first consonants within the free time before the line", () => {
    const phones = linePhones([{ syllables: [{ onset: ["S", "T", "R"], nucleus: "IY", coda: [], stress: 1 }] }]);
    const spans = planPhones(phones, new Float64Array(4), [{ start: 0, end: 1 }], 0.1);
    expect(spans[0]!.start).toBeGreaterThanOrEqual(-0.1 - 1e-9);
  });

  it("refuses a line whose notes do not match its syllables", () => {
    const phones = linePhones([{ syllables: [{ onset: [], nucleus: "AA", coda: [], stress: 1 }] }]);
    expect(() => planPhones(phones, [0.1], [{ start: 0, end: 1 }, { start: 1, end: 2 }])).toThrow(RangeError);
  });
});

describe("allotFrames", () => {
  const symbols = ["^", "$", "_", " ", ".", ..."ˈˌːsttmlkŋʃhɑaɪiʌəɜɚ"];
  const tokens = new Map(symbols.map((s, i) => [s, s === "_" ? 0 : i + 1]));

  it("gives every phone about its sung time, of long vowels a share, in order, and counts every frame once", () => {
    fc.assert(
      fc.property(line, ({ words, notes }) => {
        const phones = linePhones(words);
        const tokenLine = tokenizeLine(phones, tokens);
        const planned = planPhones(phones, new Float64Array(phones.length).fill(0.08), spansOf(notes));
        const natural = new Float32Array(tokenLine.ids.length).fill(2.3);
        const { frames, spans } = allotFrames(phones, tokenLine, natural, planned, 0.01161);
        expect(frames.every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
        phones.forEach((phone, i) => {
          const wanted = (planned[i]!.end - planned[i]!.start) / 0.01161;
          const got = spans[i]!.end - spans[i]!.start;
          const spoken = wanted > 14 ? Math.max(14, Math.min(40, 0.62 * wanted)) : Math.max(3, wanted);
          const target = phone.isVowel ? spoken : Math.max(2, wanted);
          expect(Math.abs(got - target)).toBeLessThanOrEqual(2);
          if (i > 0) expect(spans[i]!.start).toBeGreaterThanOrEqual(spans[i - 1]!.end);
        });
      }),
    );
  });
});

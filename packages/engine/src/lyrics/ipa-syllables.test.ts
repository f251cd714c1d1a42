import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { syllabifyIpa } from "./ipa-syllables.ts";

const all = (): boolean => true;
const parts = (ipa: string): string => syllabifyIpa(ipa, all).map(({ ipa }) => [...ipa!.onset, `(${ipa!.nucleus})`, ...ipa!.coda].join("")).join(" ");
const stress = (ipa: string): number[] => syllabifyIpa(ipa, all).map((syllable) => syllable.stress);

describe("syllabifyIpa", () => {
  it.each([
    ["ˈnaxt", "n(a)xt"], ["ˈliːbə", "l(iː) b(ə)"], ["fɛɐ̯ˈlɪebt", "f(ɛɐ) l(ɪ)(e)bt"], ["ˈaʊɡə", "(aʊ) ɡ(ə)"], ["nɔɪ̯", "n(ɔɪ)"], ["ˈhaːtn̩", "h(aː) t(n)"],
    ["ˈt͡saɪt", "ts(aɪ)t"], ["amˈuʁ", "(a)m (u)ʁ"], ["ʃɑ̃ˈsɔ̃", "ʃ(ɑ̃) s(ɔ̃)"], ["korasˈon", "k(o) r(a)s (o)n"], ["ˈnotːe", "n(o) tː(e)"], ["mi.o", "m(i) (o)"],
  ])("%s", (ipa, expected) => {
    // Two vowels that make no diphthong are two syllables.
    expect(parts(ipa).replaceAll(" ", "")).toBe(expected.replaceAll(" ", ""));
  });

  it("takes stress from the marks, and else stresses the first", () => {
    expect(stress("amˈoːr")).toEqual([0, 1]);
    expect(stress("liːbə")).toEqual([1, 0]);
    expect(stress("ˈherˌaus")).toEqual([1, 2]);
  });

  it("leaves out what the voice does not know, and never throws", () => {
    expect(syllabifyIpa("naxt", (symbol) => "nat".includes(symbol))[0]!.ipa).toEqual({ onset: ["n"], nucleus: "a", coda: ["t"] });
    expect(syllabifyIpa("ˈ", all)).toEqual([]);
    expect(syllabifyIpa("", all)).toEqual([]);
    fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."aɪːˈ.n̩t̯ɔʃ ") })), (ipa) => {
      for (const { ipa: own, nucleus } of syllabifyIpa(ipa, all)) {
        expect(own!.nucleus.length).toBeGreaterThan(0);
        expect(nucleus).toMatch(/^[A-Z]{2}$/);
      }
    }));
  });
});

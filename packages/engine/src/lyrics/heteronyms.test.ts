import { dictionary } from "cmu-pronouncing-dictionary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPronouncer } from "./pronounce.ts";

const pronouncer = createPronouncer({ lookup: (word) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) });
/** Sounds of the one word between asterisks. */
function sounds(marked: string): string {
  const at = marked.split(/\s+/).findIndex((word) => word.startsWith("*"));
  const word = pronouncer.pronounce(marked.replaceAll("*", ""))[at]!;
  return word.syllables.flatMap((s) => [...s.onset, `${s.nucleus}${s.stress}`, ...s.coda]).join(" ");
}

/** Each sound with places that call for it. */
const PLACES: readonly (readonly [sound: string, ...lines: string[]])[] = [
  ["R IY1 D", "*Read* me a story", "I will *read* to you", "You *read* my mind", "we *read* the stars"],
  ["R EH1 D", "I have *read* it all", "I've *read* your letter", "We *read* it yesterday", "I *read* your words last night", "She *read* it out loud", "Have you *read* the news"],
  ["L IY1 D", "*Lead* me home", "You take the *lead*", "All roads *lead* to you", "lead me where you *lead*"],
  ["L EH1 D", "Heavy as *lead*", "The *lead* pipe in the wall", "boots made of *lead*"],
  ["L IH1 V", "*Live* and let die", "We *live* in a house by the sea", "I want to *live* forever", "where you *live*"],
  ["L AY1 V", "A *live* wire", "*Live* music every night", "We're going *live*", "*Live* from the city"],
  ["L IH1 V Z", "She *lives* alone", "The one who *lives* inside", "he *lives* for the night"],
  ["L AY1 V Z", "All our *lives*", "Two separate *lives*", "Nine *lives* and a day", "our *lives* are long"],
  ["W IH1 N D", "The *wind* is cold", "A gust of *wind*", "Gone with the *wind*", "Feel the *wind* on me"],
  ["W AY1 N D", "*Wind* up the clock", "The road will *wind*", "*wind* me round your finger"],
  ["T IH1 R", "A *tear* in my eye", "One *tear* falls", "Wipe that *tear* away"],
  ["T EH1 R", "*Tear* it down", "Don't *tear* my heart", "*Tear* us apart"],
  ["T IH1 R Z", "*Tears* fall", "My *tears* in the rain", "*tears* down my face"],
  ["T EH1 R Z", "*Tears* me apart", "Love that *tears* us in two"],
  ["K L OW1 Z", "*Close* the door", "*Close* your eyes", "I *close* the book"],
  ["K L OW1 S", "Come *close*", "Hold me *close*", "*Close* to you", "So *close* now", "A *close* call", "*close* enough"],
  ["B AW1", "Take a *bow*", "*Bow* down", "*bow* your head"],
  ["B OW1", "*Bow* and arrow", "A *bow* in her hair", "the violin *bow*"],
  ["W UW1 N D", "The *wound* is deep", "An open *wound*", "salt in the *wound*"],
  ["W AW1 N D", "I *wound* up here", "*wound* around my finger", "we *wound* the clock"],
  ["R EH1 K ER0 D", "A broken *record*", "*Record* player", "on the *record*"],
  ["R IH0 K AO1 R D", "We *record* the sound", "to *record* it", "*Record* this"],
  ["D IH0 Z ER1 T", "Don't *desert* me now", "they *desert* us"],
  ["D EH1 Z ER0 T", "The *desert* road"],
  ["P ER1 F IH0 K T", "A *perfect* day", "you're *perfect*"],
  ["Y UW1 S", "It's no *use*", "What's the *use*"],
  ["Y UW1 Z", "*Use* me", "You *use* my name"],
  ["Y UW1 S T", "We *used* to dance"],
  ["D AH1 V", "A *dove* in the sky", "white *dove*"],
  ["D OW1 V", "She *dove* into the water"],
  ["B EY1 S", "The *bass* line", "turn up the *bass*"],
];

describe("heteronyms", () => {
  it.each(PLACES.flatMap(([sound, ...lines]) => lines.map((line) => [line, sound] as const)))("%s is %s", (line, sound) => {
    expect(sounds(line)).toBe(sound);
  });

  it("do not change with capitals or with punctuation around them", () => {
    const place = fc.constantFrom(...PLACES.flatMap(([sound, ...lines]) => lines.map((line) => [line, sound] as const)));
    fc.assert(
      fc.property(place, fc.constantFrom(".", "!", "?", "…", ", "), fc.boolean(), ([line, sound], end, shout) => {
        expect(sounds((shout ? line.toUpperCase() : line) + end)).toBe(sound);
      }),
    );
  });
});

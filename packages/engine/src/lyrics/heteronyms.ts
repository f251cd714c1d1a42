/** A spelling with two sounds: which one, by the words around it (lower case, "" at the edge of the text). */
interface Heteronym {
  /** The other sound than the dictionary's or the override's. */
  other: string;
  when(before: string, after: string): boolean;
}

const among = (words: string): ((word: string) => boolean) => {
  const set = new Set(words.split(" "));
  return (word) => set.has(word);
};

const degree = among("so too as very that how stay stand hold come comes came stayed get gets pull this keep be is are am was were you're we're i'm");
const afterClose = among("to by enough together beside behind as");
const tornAfter = among("down apart up me us you it this that my your his her our their through away off out the into at open");
const auxiliary = among("have has had i've you've we've they've having be been was were is are i'm never already");
const performance = among("on from in and tonight at");
const noun = among("no the any what's of some this that its");

const vowelFirst = (word: string): boolean => /^([aeio]|u(?!ni|s[eu])|hour|honest|honou?r|heir)/.test(word) && !/^(one|once|eu)/.test(word);

const HETERONYMS: Readonly<Record<string, Heteronym>> = {
  the: { other: "DH IY0", when: (_, after) => vowelFirst(after) },
  close: { other: "K L OW1 S", when: (before, after) => degree(before) || afterClose(after) },
  tear: { other: "T IH1 R", when: (before, after) => among("a one every single this that each no your my her his")(before) && !tornAfter(after) },
  tears: { other: "T EH1 R Z", when: (before, after) => among("it she he that this love time which and who")(before) && tornAfter(after) },
  read: { other: "R EH1 D", when: (before) => auxiliary(before) },
  use: { other: "Y UW1 S", when: (before) => noun(before) },
  live: { other: "L AY1 V", when: (before, after) => among("we're they're i'm are going goes broadcast streaming alive")(before) && (after === "" || performance(after)) },
  lives: { other: "L AY1 V Z", when: (before) => among("our their your two three nine many other past these those the of both all")(before) },
  wind: { other: "W AY1 N D", when: (_, after) => among("up down me it around")(after) },
  wound: { other: "W AW1 N D", when: (_, after) => among("up down around tight")(after) },
  lead: { other: "L EH1 D", when: (before) => among("of like as heavy")(before) },
};

/** The sound this place calls for, or undefined when the usual one is right. */
export function heteronymSound(word: string, before: string, after: string): string | undefined {
  const entry = Object.hasOwn(HETERONYMS, word) ? HETERONYMS[word] : undefined;
  return entry?.when(before, after) ? entry.other : undefined;
}

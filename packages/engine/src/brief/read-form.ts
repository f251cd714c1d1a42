import type { EnergyCurve, FormWish } from "./brief.ts";

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/pre-?\s?chorus(?:es)?/i, "P"], [/post-?\s?chorus(?:es)?/i, "H"], [/chorus(?:es)?|hook|refrain/i, "C"], [/verses?/i, "V"], [/intro(?:duction)?/i, "I"],
  [/outro|ending|coda/i, "O"], [/bridge|middle eight/i, "B"], [/break(?:down)?/i, "K"], [/drops?/i, "D"], [/solos?/i, "S"], [/interludes?/i, "N"],
];
const NAME = PARTS.map(([pattern]) => `(?:${pattern.source})`).join("|");
const letterOf = (word: string): string => PARTS.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`, "i").test(word.trim()))![1];

/** What the text says about the order of sections: "no intro", "start with the chorus", "AABA", "verse, chorus, verse, chorus, bridge". */
export function readForm(text: string): FormWish {
  const without = [...text.matchAll(new RegExp(`\\b(?:no|without(?: an?| any)?|skip the)\\s+(${NAME})\\b`, "gi"))].map((match) => letterOf(match[1]!));
  const added = [...text.matchAll(new RegExp(`\\b(?:with|add|include|and)\\s+(?:a|an|the)\\s+(?:[\\p{L}-]+\\s+){0,2}?(${NAME})\\b`, "giu"))].map((match) => letterOf(match[1]!)).filter((letter) => "PHBKDSN".includes(letter));
  const start = new RegExp(`\\b(?:start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?)\\s+(?:straight |right |directly )?(?:with|on|in|at|into)\\s+(?:the\\s+|a\\s+)?(${NAME})\\b`, "i").exec(text)?.[1];
  const run = new RegExp(`(?:${NAME})(?:\\s*(?:\\d+)?\\s*(?:,|-|–|→|>|/|\\band\\b|\\bthen\\b|\\s)\\s*(?:${NAME})){2,}`, "i").exec(text)?.[0];
  const letters = /\b(AABA|ABAB|ABABCB|AAA|AAB)\b/.exec(text)?.[1];
  const order = run ? [...run.matchAll(new RegExp(NAME, "gi"))].map((match) => letterOf(match[0])).join("")
    : letters ? { AABA: "VVBV", ABAB: "VCVC", ABABCB: "VCVCBC", AAA: "VVV", AAB: "VVC" }[letters] : undefined;
  return {
    ...(without.length ? { without } : {}), ...(added.length ? { added } : {}), ...(start ? { start: letterOf(start) } : {}), ...(order ? { order } : {}),
    ...(/\b(key change|modulat\w+|truck driver|goes? up a (?:key|tone)|last chorus (?:up|higher))\b/i.test(text) && !/\bno (?:key change|modulation)\b/i.test(text) ? { lift: true } : {}),
    ...(/\b(fades? out|fade-?out|fading (?:out|away|ending))\b/i.test(text) ? { fade: true } : {}),
    ...(/\b(abrupt|sudden|cold) (?:end\w*|stop)|\bends? (?:abruptly|suddenly)\b/i.test(text) ? { abrupt: true } : {}),
  };
}

/** A form as the wish would have it; letters that the wish does not speak of stay. */
export function wishForm(form: string, wish: FormWish): string {
  const plus = form.endsWith("+") ? "+" : "";
  let letters = wish.order ?? form.replace("+", "");
  if (wish.order && !wish.order.includes("I") && !wish.without?.includes("I") && wish.start === undefined) letters = `I${letters}`;
  for (const letter of wish.added ?? []) {
    if (letters.includes(letter)) continue;
    if (letter === "P") letters = letters.replaceAll("VC", "VPC");
    else if (letter === "H") letters = letters.replaceAll(/C(?!C)/g, "CH");
    else {
      const last = letters.lastIndexOf("C");
      letters = last > 0 ? `${letters.slice(0, last)}${letter}${letters.slice(last)}` : `${letters}${letter}`;
    }
  }
  for (const letter of wish.without ?? []) if (letters.replaceAll(letter, "").length > 0) letters = letters.replaceAll(letter, "");
  if (wish.start && wish.start !== "I") {
    letters = letters.replace(/^I/, "");
    if (!letters.startsWith(wish.start)) letters = wish.start + letters;
  }
  return letters + plus;
}

const CURVES: readonly (readonly [RegExp, EnergyCurve])[] = [
  [/\b(builds?(?: up)?(?: slowly| gradually)?|slow(?:ly)? build\w*|slow burn\w*|crescendo|gradually (?:builds?|grows?|louder|rising)|grows? (?:louder|bigger|in intensity)|rising (?:energy|intensity)|starts? small)\b/i, "builds"],
  [/\b(starts? (?:quiet\w*|soft\w*|calm\w*|slow\w*|gentl\w+|sparse\w*|low-?key)|quiet (?:start|beginning|intro|opening)|soft (?:start|beginning|intro|opening)|gentle (?:start|opening|intro)|begins? (?:quiet\w*|soft\w*|gentl\w+))\b/i, "quiet start"],
  [/\b(starts? (?:loud\w*|big|strong\w*|with a bang|hard)|begins? (?:loud\w*|with a bang)|high energy from the start|explosive (?:start|opening|intro)|in your face from the start)\b/i, "loud start"],
  [/\b(winds? down|dies? down|fades? away slowly|ends? (?:quiet\w*|soft\w*|gentl\w+)|calms? down|decrescendo|diminuendo|quiet (?:end|ending))\b/i, "dies down"],
  [/\b(steady energy|constant energy|even energy|no build\w*|hypnotic and steady|monotone|stays? (?:quiet|calm|soft) throughout|quiet throughout|all the way quiet)\b/i, "even"],
];

/** How the song's energy should move, in words: "builds slowly", "starts quiet". */
export const readCurve = (text: string): EnergyCurve | undefined => CURVES.find(([pattern]) => pattern.test(text))?.[1];

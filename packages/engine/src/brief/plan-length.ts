import type { Random } from "../random.ts";
import type { Bpm, Seconds } from "../units.ts";
import type { Meter } from "../score/score.ts";
import { lineBars } from "./line-bars.ts";
import type { FormWish } from "./brief.ts";
import { wishForm } from "./read-form.ts";
import type { Style } from "./style.ts";

const WRITTEN = /\b(\d+(?:\.\d+)?)\s*-?\s*(minutes?|mins?|seconds?|secs?)\b/i;

/** A length in words: "a two minute song", "30 seconds long". */
export function namedLength(text: string): Seconds | undefined {
  const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, half: 0.5, ninety: 90, thirty: 30, sixty: 60 };
  const spelled = /\b(one|two|three|four|five|half a|ninety|thirty|sixty)[\s-]*(minutes?|seconds?)\b/i.exec(text);
  const written = WRITTEN.exec(text);
  const amount = written ? Number(written[1]) : spelled ? numbers[spelled[1]!.toLowerCase().split(" ")[0]!] : undefined;
  if (amount === undefined) return undefined;
  const seconds = /^m/i.test((written?.[2] ?? spelled?.[2])!) ? amount * 60 : amount;
  return seconds >= 15 && seconds <= 480 ? seconds : undefined;
}

/** Fallback forms for short and long wishes. */
const SHORT_FORMS = ["IC", "VC", "IVC", "IVCO", "CVC", "IVCVC", "IVCVCO"];
const LONG_FORMS = ["IVPCVPCSBCO", "IVPCVPCBSCCO", "IVVCVVCSBCCO", "IVPCNVPCSBCVCCO", "IVCVCSCO", "IVVCVCBCO", "IVPCVPCSBCCO"];

/** What a long song does between two choruses: an interlude and a verse on the way, a solo, a quiet stretch that builds again. */
const DETOURS = ["NVPC", "SC", "KPC", "NVC", "BSC"];

/** A form drawn out by detours before its last chorus until it lasts long enough. */
function drawOut(form: string, lasts: (form: string) => Seconds, length: Seconds, random: Random): string {
  let letters = form.replace("+", "");
  for (let i = 0, at = random.integer(0, DETOURS.length - 1); lasts(letters) < length * 0.93 && i < 12; i++, at++) {
    const last = letters.lastIndexOf("C");
    const detour = DETOURS[at % DETOURS.length]!;
    const longer = last > 0 ? `${letters.slice(0, last)}C${detour.slice(0, -1)}${letters.slice(last)}`.replace("CC", "C") : letters.replace(/O?$/, `${detour}O`);
    if (lasts(longer) > length * 1.04) continue;
    letters = longer;
  }
  return letters;
}

/** Lines the writer gives a section of the form. */
export const formLines = (letter: string, form: string, delivery: "sung" | "rap" | "spoken" = "sung"): number => {
  const long = form.endsWith("+");
  const verse = long ? 8 : 4;
  return { V: delivery === "rap" ? 2 * verse : verse, C: 4, P: 2, H: 2, B: 4 }[letter] ?? 0;
};

/** Seconds a form takes; a guess until the words are known. */
export function estimateLength(form: string, style: Style, bpm: Bpm, meter: Meter, instrumental: boolean, bare = false): Seconds {
  const bar = (meter.beatsPerBar * 4 * 60) / (meter.unit * bpm);
  // The writer's lines have eight syllables as a rule.
  const { delivery } = style.vocal;
  const linesOf = (letter: string): number => formLines(letter, form, delivery);
  const perLine = lineBars(8, bpm, meter, delivery);
  const perVerseLine = delivery === "rap" ? lineBars(11, bpm, meter, delivery) : perLine;
  let bars = 0;
  const whole = `${form.startsWith("I") || bare ? "" : "I"}${form.replace("+", "")}${/O\+?$/.test(form) ? "" : "O"}`;
  for (const letter of whole) {
    const lines = linesOf(letter);
    if (style.stanza === "AAB" && (letter === "V" || letter === "S")) bars += 12;
    else if (lines > 0 && !instrumental) bars += Math.max(lines * (letter === "V" ? perVerseLine : perLine), 2);
    else {
      const wished = { I: 8, O: 9, K: 8, N: 8 }[letter] ?? (instrumental ? 18 : 15);
      let own = 2;
      while (own * 1.5 * bar < wished && own < 16) own *= 2;
      if (letter === "I") while (own > 1 && (own > 8 || own * bar > 10)) own /= 2;
      bars += own;
    }
  }
  return bars * bar + 2.5;
}

/**
 * The form that comes nearest to the wished length and not beyond the longest allowed; the style's own forms are preferred when they come
 * near enough. What was said about the order of sections is obeyed first.
 */
export function planForm(style: Style, bpm: Bpm, meter: Meter, length: Seconds, instrumental: boolean, random: Random, wish: FormWish = {}, longest: Seconds = Infinity): string {
  const shuffled = random.shuffled(style.forms);
  const own = wish.order === undefined ? shuffled.map((form) => wishForm(form, wish)) : [wishForm("", wish)];
  const spare = wish.order === undefined ? [...SHORT_FORMS, ...LONG_FORMS, ...LONG_FORMS.map((form) => `${form}+`)].map((form) => wishForm(form, wish)) : [];
  const candidates = [...own, ...own.map((form) => `${form}+`), ...spare];
  const bare = wish.without?.includes("I") === true || (wish.start !== undefined && wish.start !== "I");
  let best = candidates[0]!;
  let bestCost = Infinity;
  for (const form of candidates) {
    const seconds = estimateLength(form, style, bpm, meter, instrumental, bare);
    const off = Math.abs(Math.log(seconds / length));
    const cost = Math.max(0, off - 0.05) + (seconds > longest ? 1 : 0) + (own.includes(form) ? random.between(0, 0.08) : 0.08);
    if (cost < bestCost) { best = form; bestCost = cost; }
  }
  const lasts = (form: string): Seconds => estimateLength(form, style, bpm, meter, instrumental, bare);
  return wish.order === undefined && lasts(best) < length * 0.85 ? drawOut(best, lasts, Math.min(length, longest), random.fork("long")) : best;
}

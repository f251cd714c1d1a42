import { spellCardinal, spellDecade, spellDigits, spellOrdinal, spellTime, spellYear } from "./spell-numbers.ts";

/** What stands around a written token. */
export interface TokenContext {
  /** The next written token, for "St. Louis" against "Main St." */
  next?: string;
  /** The whole text is in capitals, so capitals mean nothing. */
  shouted: boolean;
}

const SIGNS: ReadonlyMap<string, string> = new Map([["&", "and"], ["+", "plus"], ["@", "at"], ["%", "percent"], ["=", "equals"]]);
const CURRENCIES: Readonly<Record<string, [one: string, many: string, small: string]>> = {
  $: ["dollar", "dollars", "cents"],
  "£": ["pound", "pounds", "pence"],
  "€": ["euro", "euros", "cents"],
  "¥": ["yen", "yen", "sen"],
};
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  "mr.": "mister", "mrs.": "missus", "ms.": "miz", "dr.": "doctor", "jr.": "junior", "sr.": "senior", "prof.": "professor",
  "vs.": "versus", vs: "versus", "etc.": "et cetera", "ave.": "avenue", "blvd.": "boulevard", "rd.": "road", "mt.": "mount",
  "ft.": "featuring", "feat.": "featuring", "no.": "no", mr: "mister", mrs: "missus", dr: "doctor", "w/": "with", "w/o": "without",
  "b/c": "because", "a.m.": "ay m", "p.m.": "p m",
  gr8: "great", b4: "before", l8r: "later", m8: "mate", h8: "hate", str8: "straight", w8: "wait", sk8: "skate", "2nite": "tonight",
  "2day": "today", "2morrow": "tomorrow", "4ever": "forever", "4eva": "forever",
};

/**
 * One written token (no white space) → the words to say, lower case, only a–z and apostrophes. Empty for signs, emoji and
 * scripts other than Latin.
 */
export function speakToken(token: string, context: TokenContext): string[] {
  const text = toPlainLatin(token);
  const bare = text.replace(/^[^\p{L}\p{N}$£€¥#@&+%='/]+/u, "");
  const abbreviation = abbreviationOf(bare, context);
  if (abbreviation !== undefined) return abbreviation.split(" ");
  const spelledOut = spellNumbers(bare);
  const words: string[] = [];
  for (const piece of spelledOut.match(/[a-z'.]+|[&+@=%]/gi) ?? []) {
    const sign = SIGNS.get(piece);
    if (sign) words.push(sign);
    else words.push(...lettersOf(piece, context));
  }
  return words;
}

function abbreviationOf(bare: string, context: TokenContext): string | undefined {
  const trimmed = bare.toLowerCase().replace(/[,;:!?)\]"]+$/, "");
  if (trimmed === "st.") return /^\p{Lu}/u.test(context.next ?? "") ? "saint" : "street";
  return Object.hasOwn(ABBREVIATIONS, trimmed) ? ABBREVIATIONS[trimmed] : undefined;
}

/** Letters without marks, straight apostrophes, ASCII digits; every other sign stays. */
function toPlainLatin(token: string): string {
  return token
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞıƒ]/g, (c) => PLAIN[c]!);
}
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss", æ: "ae", Æ: "AE", œ: "oe", Œ: "OE", ø: "o", Ø: "O", ł: "l", Ł: "L", đ: "d", Đ: "D", ð: "th", Ð: "TH", þ: "th", Þ: "TH",
  ı: "i", ƒ: "f",
};

/** Replaces every number in a token by its words. The order matters: the particular before the general. */
function spellNumbers(text: string): string {
  if (!/\d/.test(text)) return text.replace(/[/_-]/g, " ");
  return text
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/^#(?=\d)/, "number ")
    .replace(/([$£€¥])(\d+)(?:\.(\d\d))?(?:(k|m)\b)?/gi, (_, sign: string, whole: string, small?: string, scale?: string) =>
      spellMoney(sign, whole, small, scale))
    .replace(/(\d{1,2}):([0-5]\d)(?=\D|$)/g, (_, h: string, m: string) => ` ${spellTime(h, m)} `)
    .replace(/24\/7/g, " twenty four seven ")
    .replace(/(\d+)(?:st|nd|rd|th)\b/gi, (_, n: string) => ` ${spellOrdinal(n)} `)
    .replace(/(?:'?(\d0)|\b(\d{3}0))'?s\b/gi, (_, short?: string, long?: string) => ` ${spellDecade((short ?? long)!)} `)
    .replace(/(?<![\d.])(1[1-9]\d\d|20\d\d)(?![\d.]*\d)/g, (_, year: string) => ` ${spellYear(year)} `)
    .replace(/(\d+)\.(\d+)/g, (_, whole: string, part: string) => ` ${spellCardinal(whole)} point ${spellDigits(part)} `)
    .replace(/(\d+)x\b/gi, (_, n: string) => ` ${spellCardinal(n)} times `)
    .replace(/\d+/g, (n) => ` ${spellCardinal(n)} `)
    .replace(/[/_-]/g, " ");
}

function spellMoney(sign: string, whole: string, small: string | undefined, scale: string | undefined): string {
  const [one, many, cents] = CURRENCIES[sign]!;
  const factor = scale === undefined ? "" : scale.toLowerCase() === "k" ? " thousand" : " million";
  const rest = small && small !== "00" ? ` ${spellCardinal(String(Number(small)))} ${cents}` : "";
  return ` ${spellCardinal(whole)}${factor} ${whole === "1" && !factor ? one : many}${rest} `;
}

/** "U.S.A." and "BBC" letter by letter, "..." nothing, everything else one word. */
function lettersOf(piece: string, context: TokenContext): string[] {
  if (/^(?:[a-z]\.){2,}[a-z]?'?s?$/i.test(piece)) return piece.toLowerCase().replace(/[^a-z]/g, "").split("").map(letterName);
  const written = piece.replace(/\./g, "");
  const word = written.toLowerCase();
  if (!/[a-z]/.test(word)) return [];
  const initials = !context.shouted && /^[A-Z]{2,5}$/.test(written) && !/[AEIOUY]/.test(written);
  return initials ? word.split("") : [word];
}

/** The letter, not the article. */
const letterName = (letter: string): string => (letter === "a" ? "ay" : letter);

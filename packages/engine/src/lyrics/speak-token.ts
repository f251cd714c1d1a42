import { spellCardinal, spellDecade, spellDigits, spellOrdinal, spellTime, spellYear } from "./spell-numbers.ts";

/** What stands around a written token. */
export interface TokenContext {
  /** The tokens around it, for "St. Louis" against "Main St.", "10 km", "No. 1". */
  previous?: string | undefined;
  next?: string | undefined;
  /** The whole text is in capitals, so capitals mean nothing. */
  shouted: boolean;
  /** Whether something is a word; capitals that are none are initials. */
  isWord?: (word: string) => boolean;
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
/** After a number. */
const MEASURES: Readonly<Record<string, string>> = {
  km: "kilometers", kg: "kilograms", cm: "centimeters", mm: "millimeters", mph: "miles an hour", lb: "pounds", lbs: "pounds", oz: "ounces",
  ft: "feet", mi: "miles", min: "minutes", sec: "seconds", hrs: "hours", hr: "hours", am: "ay m", pm: "p m", bpm: "b p m",
};
/** Said letter by letter although they look like words; only in capitals. */
const INITIALS: ReadonlySet<string> = new Set(["AI", "LA", "UK", "EU", "UN", "ID", "IQ", "EP", "AM", "PM", "VIP", "UFO", "CEO", "ATM", "SOS", "DIY", "AKA"]);

/**
 * One written token (no white space) → the words to say, lower case, only a–z and apostrophes. Empty for signs, emoji and
 * scripts other than Latin.
 */
export function speakToken(token: string, context: TokenContext): string[] {
  const text = toPlainLatin(token);
  const bare = text.replace(/^[^\p{L}\p{N}$£€¥#@&+%='/]*?(?=-?\d|[\p{L}\p{N}$£€¥#@&+%='/]|$)/u, "");
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
  if (trimmed === "no." && /^\d/.test(context.next ?? "")) return "number";
  const measure = trimmed.replace(/\.$/, "");
  if (Object.hasOwn(MEASURES, measure) && /\d[.,]?\d*$/.test(context.previous ?? "")) return MEASURES[measure];
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
    .replace(/^-(?=\d+(?:\.\d+)?\W*$)/, "minus ")
    .replace(/([$£€¥])(\d+)(?:\.(\d\d))?(?:(k|m)\b)?(?!\.?\d)/gi, (_, sign: string, whole: string, small?: string, scale?: string) =>
      spellMoney(sign, whole, small, scale))
    .replace(/([$£€¥])(\d+)\.(\d+)(k|m)?\b/gi, (_, sign: string, whole: string, part: string, scale?: string) =>
      ` ${spellCardinal(whole)} point ${spellDigits(part)} ${spellMoney(sign, "", undefined, scale)}`)
    .replace(/(?<!\d)(1|2|3)[/\u2044](2|3|4)(?!\d)/g, (_, part: string, whole: string) => ` ${spellFraction(part, whole)} `)
    .replace(/(\d)(am|pm|km|kg|mph)\b/gi, (_, digit: string, unit: string) => `${digit} ${MEASURES[unit.toLowerCase()]!} `)
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

const spellFraction = (part: string, whole: string): string => {
  const name = { 2: "half", 3: "third", 4: "quarter" }[whole]!;
  return `${spellCardinal(part)} ${part === "1" ? name : name === "half" ? "halves" : `${name}s`}`;
};

function spellMoney(sign: string, whole: string, small: string | undefined, scale: string | undefined): string {
  const [one, many, cents] = CURRENCIES[sign]!;
  const factor = scale === undefined ? "" : scale.toLowerCase() === "k" ? " thousand" : " million";
  const rest = small && small !== "00" ? ` ${spellCardinal(String(Number(small)))} ${cents}` : "";
  return ` ${whole === "" ? "" : spellCardinal(whole)}${factor} ${whole === "1" && !factor ? one : many}${rest} `;
}

/** "U.S.A." and "BBC" letter by letter, "..." nothing, everything else one word. */
function lettersOf(piece: string, context: TokenContext): string[] {
  if (/^(?:[a-z]\.){2,}[a-z]?'?s?$/i.test(piece)) return piece.toLowerCase().replace(/[^a-z]/g, "").split("").map(letterName);
  const written = piece.replace(/\./g, "");
  const word = written.toLowerCase();
  if (!/[a-z]/.test(word)) return [];
  const capitals = !context.shouted && /^[A-Z]{2,5}$/.test(written);
  const initials = capitals && (INITIALS.has(written) || !/[AEIOUY]/.test(written) || context.isWord?.(word) === false);
  return initials ? word.split("").map(letterName) : [word];
}

/** The letter, not the article. */
const letterName = (letter: string): string => (letter === "a" ? "ay" : letter);

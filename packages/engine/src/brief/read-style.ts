import { blendStyles } from "./blend-styles.ts";
import type { Style } from "./style.ts";
import { nearWord } from "./near-words.ts";
import { findStyle, STYLES } from "./styles/catalogue.ts";

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Letters and figures alone: "Hip-Hop" and "hip hop" are one. */
const squeeze = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, "");

interface StyleWord {
  style: Style;
  squeezed: string;
  weight: number;
  /** Built when the squeezed text holds the word at all, which few do. */
  pattern?: RegExp;
  source: string;
}

const WORDS: StyleWord[] = STYLES.flatMap((style) =>
  [...new Set([style.key, style.name.toLowerCase(), ...style.keywords])].map((word) => ({
    style, squeezed: squeeze(word), weight: 1 + 0.35 * word.length + (word === style.key || word === style.name.toLowerCase() ? 2 : 0),
    source: `(?<![\\p{L}\\p{N}])${escape(word).replace(/[ -]/g, "[\\s-]?")}(?![\\p{L}\\p{N}])`,
  })));

interface Mention {
  style: Style;
  weight: number;
  from: number;
  to: number;
}

/** Every word for a style in a text, where it stands first. */
function mentions(text: string): Mention[] {
  const squeezed = squeeze(text);
  return WORDS.flatMap((word) => {
    if (!squeezed.includes(word.squeezed)) return [];
    word.pattern ??= new RegExp(word.source, "iu");
    const match = word.pattern.exec(text);
    return match ? [{ style: word.style, weight: word.weight, from: match.index, to: match.index + match[0].length }] : [];
  });
}

/** How strongly a text names each style; longer phrases and earlier places count more. */
function scores(text: string): { style: Style; score: number }[] {
  const found = new Map<Style, number>();
  for (const { style, weight, from } of mentions(text)) {
    const before = found.get(style) ?? 0;
    found.set(style, Math.max(before, weight + 0.5 * (1 - from / (text.length + 1))) + (before > 0 ? 0.3 : 0));
  }
  return STYLES.map((style) => ({ style, score: found.get(style) ?? 0 })).toSorted((a, b) => b.score - a.score);
}

/** Words that stand between two styles that are meant as one. */
const JOINT = /^[\s-]*(?:[/+&x×]|and|meets|fusion)?[\s-]*$/i;
/** Words that name a sound rather than a genre: beside a genre they do not make it a blend. */
const LOOSE = /^(?:pop|acoustic|dance|club|chill|study|smooth|heavy|electric guitar|guitars|strings|street|rap|island|epic|cinematic|emotional piano|neon|stadium|tropical|atmospheric|ethereal|funky|groovy|soulful|jazzy|electronic|retro synth|saxophone|harpsichord|orchestra|\d.*|\w+ies)$/i;

/** The mentions that do not overlap a longer one, in the order of the text. */
function keptMentions(text: string): Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions(text).toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.weight - a.weight)) {
    if (!kept.some((other) => mention.from < other.to && mention.to > other.from)) kept.push(mention);
  }
  return kept.toSorted((a, b) => a.from - b.from);
}

/** Names of the genres of a text that are more than one song can be; empty for up to two. */
function crowdOf(text: string): string[] {
  const named = keptMentions(text).filter(({ from, to }) => !LOOSE.test(text.slice(from, to))).map(({ style }) => style.name.toLowerCase());
  const names = [...new Set(named)];
  return names.length > 2 ? names : [];
}

/** "jazz trap": the styles of two neighbouring genre words; the last one is the noun, the first its colour. */
function readBlend(text: string, excluded: ReadonlySet<string>): { base: Style; colour: Style } | undefined {
  const kept = keptMentions(text);
  for (const [i, colour] of kept.entries()) {
    const base = kept[i + 1];
    if (!base || base.style === colour.style || excluded.has(base.style.key) || excluded.has(colour.style.key)) continue;
    const named = [colour, base].every(({ from, to }) => !LOOSE.test(text.slice(from, to)));
    if (named && JOINT.test(text.slice(colour.to, base.from))) return { base: base.style, colour: colour.style };
  }
  return undefined;
}

const bestOf = (text: string, excluded: ReadonlySet<string>): Style | undefined =>
  scores(text).find((entry) => entry.score > 0 && !excluded.has(entry.style.key))?.style;

/** The style that an unknown word of the text comes nearest to, by the table of nearness. */
function nearestStyle(text: string, excluded: ReadonlySet<string>): { style: Style; word: string } | undefined {
  for (const word of text.toLowerCase().match(/[a-z][a-z'-]+/g) ?? []) {
    const style = findStyle(nearWord(word)?.style ?? "");
    if (style && !excluded.has(style.key)) return { style, word };
  }
  return undefined;
}

export interface ReadStyle {
  style: Style;
  named: boolean;
  /** A sentence to the person where an unknown word decided. */
  guessed?: string;
  /** Genres that were named beside each other, where they are more than two. */
  crowd?: string[];
}

/**
 * The style of the words: those of the style field first, then of the prompt, without the excluded ones.
 * When nothing names one, feeling and subject choose a likely home for the song.
 */
export function readStyle(style: string, prompt: string, exclude: string, influence = 0.5): ReadStyle {
  const excluded = new Set(scores(exclude).filter((entry) => entry.score > 0).map((entry) => entry.style.key));
  if (influence <= 0.25 && style && prompt) {
    // A loose hand: what the prompt names colours the style text's genre, or takes its place.
    const [own, other] = [bestOf(style, excluded), bestOf(prompt, excluded)];
    if (own && other && own !== other) return { style: influence <= 0.1 ? other : blendStyles(own, other), named: true };
  }
  for (const text of [style, prompt]) {
    const blend = readBlend(text, excluded);
    const crowd = crowdOf(text);
    const style = blend ? blendStyles(blend.base, blend.colour) : bestOf(text, excluded);
    if (style) return { style, named: true, ...(crowd.length > 0 ? { crowd } : {}) };
  }
  const all = `${style} ${prompt}`;
  const home = HOMES.find(([pattern, key]) => pattern.test(all) && !excluded.has(key))?.[1] ?? "pop";
  const near = nearestStyle(style, excluded) ?? (home === "pop" ? nearestStyle(prompt, excluded) : undefined);
  if (near) return { style: near.style, named: false, guessed: `No style was named; “${near.word}” came nearest to ${near.style.name.toLowerCase()}.` };
  const found = STYLES.find((entry) => entry.key === home && !excluded.has(entry.key)) ?? STYLES.find((entry) => !excluded.has(entry.key)) ?? STYLES[0]!;
  return { style: found, named: false };
}

/** Subjects and feelings → style, most telling first. */
const HOMES: readonly (readonly [RegExp, string])[] = [
  [/\b(sleep|bedtime|baby|cradle|goodnight)\b/i, "lullaby"], [/\b(pirates?|sailors?|ship|whal(?:e|ing))\b/i, "sea shanty"],
  [/\b(neon|arcade|retro|cyber\w*|robots?)\b/i, "synthwave"], [/\b(dragons?|knights?|kingdom|battle|heroes?|legend)\b/i, "orchestral"],
  [/\b(study|coffee|homework|rainy)\b/i, "lo-fi hip hop"], [/\b(club|rave|dj)\b/i, "house"], [/\b(angry|rebel\w*|riot|rage|skate\w*)\b/i, "rock"],
  [/\b(cowboys?|truck|whiskey|barn|farm|ranch)\b/i, "country"], [/\b(beach|island|jamaica)\b/i, "reggae"], [/\b(prayer|heaven|lord|jesus|church|hallelujah)\b/i, "gospel"],
  [/\b(campfire|mountains?|river|village|grandm\w+|grandp\w+)\b/i, "folk"], [/\b(meditat\w+|yoga|floating|stillness)\b/i, "ambient"],
  [/\b(sad|lonely|goodbye|grief|loss|lost)\b/i, "folk"],
];

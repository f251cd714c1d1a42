import type { Style } from "./style.ts";
import { STYLES } from "./styles/catalogue.ts";

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const PATTERNS = STYLES.map((style) => ({
  style,
  words: [...new Set([style.key, style.name.toLowerCase(), ...style.keywords])].map((word) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escape(word).replace(/[ -]/g, "[\\s-]?")}(?![\\p{L}\\p{N}])`, "iu"), weight: 1 + 0.35 * word.length + (word === style.key || word === style.name.toLowerCase() ? 2 : 0),
  })),
}));

/** How strongly a text names each style; longer phrases and earlier places count more. */
function scores(text: string): { style: Style; score: number }[] {
  return PATTERNS.map(({ style, words }) => {
    let score = 0;
    for (const { pattern, weight } of words) {
      const match = pattern.exec(text);
      if (match) score = Math.max(score, weight + 0.5 * (1 - match.index / (text.length + 1))) + (score > 0 ? 0.3 : 0);
    }
    return { style, score };
  }).toSorted((a, b) => b.score - a.score);
}

/**
 * The style of the words: those of the style field first, then of the prompt, without the excluded ones.
 * When nothing names one, feeling and subject choose a likely home for the song.
 */
export function readStyle(style: string, prompt: string, exclude: string): { style: Style; named: boolean } {
  const excluded = new Set(scores(exclude).filter((entry) => entry.score > 0).map((entry) => entry.style.key));
  for (const text of [style, prompt]) {
    const best = scores(text).find((entry) => entry.score > 0 && !excluded.has(entry.style.key));
    if (best) return { style: best.style, named: true };
  }
  const all = `${style} ${prompt}`;
  const home = HOMES.find(([pattern, key]) => pattern.test(all) && !excluded.has(key))?.[1] ?? "pop";
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

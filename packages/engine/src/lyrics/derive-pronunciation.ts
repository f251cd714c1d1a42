/** Finds the sounds of a whole word, or undefined. */
export type Lookup = (word: string) => string[] | undefined;

const SIBILANTS = /^(S|SH|Z|ZH|CH|JH)$/;
const VOICELESS = /^(P|T|K|F|TH|S|SH|CH)$/;

const pluralOf = (base: readonly string[]): string[] => {
  const last = base.at(-1)!;
  return [...base, ...(SIBILANTS.test(last) ? ["IH0", "Z"] : VOICELESS.test(last) ? ["S"] : ["Z"])];
};
const pastOf = (base: readonly string[]): string[] => {
  const last = base.at(-1)!;
  return [...base, ...(last === "T" || last === "D" ? ["IH0", "D"] : VOICELESS.test(last) ? ["T"] : ["D"])];
};
const adding = (...ending: string[]) => (base: readonly string[]): string[] => [...base, ...ending];

const CONTRACTIONS: readonly [string, (base: readonly string[]) => string[]][] = [
  ["'s", pluralOf],
  ["s'", pluralOf],
  ["'ll", (base) => (/\d$/.test(base.at(-1)!) ? [...base, "L"] : [...base, "AH0", "L"])],
  ["'ve", (base) => (/\d$/.test(base.at(-1)!) ? [...base, "V"] : [...base, "AH0", "V"])],
  ["'d", (base) => (/^(T|D)$/.test(base.at(-1)!) ? [...base, "AH0", "D"] : [...base, "D"])],
  ["'re", adding("ER0")],
  ["'m", adding("M")],
  ["n't", adding("AH0", "N", "T")],
];

/** Endings with the sounds they add; tried on the stem, the stem + e, the stem with y for i, and the stem without its doubled letter. */
const SUFFIXES: readonly [string, (base: readonly string[]) => string[]][] = [
  ["ings", adding("IH0", "NG", "Z")], ["ing", adding("IH0", "NG")], ["ness", adding("N", "AH0", "S")], ["less", adding("L", "AH0", "S")],
  ["fully", adding("F", "AH0", "L", "IY0")], ["ful", adding("F", "AH0", "L")], ["able", adding("AH0", "B", "AH0", "L")],
  ["ished", adding("IH0", "SH", "T")], ["ish", adding("IH0", "SH")], ["iest", adding("IY0", "IH0", "S", "T")],
  ["ier", adding("IY0", "ER0")], ["est", adding("IH0", "S", "T")], ["ers", adding("ER0", "Z")], ["er", adding("ER0")],
  ["ly", adding("L", "IY0")], ["ed", pastOf], ["es", pluralOf], ["s", pluralOf], ["y", adding("IY0")],
];

const PREFIXES: readonly [string, readonly string[]][] = [
  ["under", ["AH2", "N", "D", "ER0"]], ["super", ["S", "UW2", "P", "ER0"]], ["over", ["OW2", "V", "ER0"]], ["out", ["AW2", "T"]],
  ["mid", ["M", "IH2", "D"]], ["non", ["N", "AA2", "N"]], ["pre", ["P", "R", "IY0"]], ["un", ["AH0", "N"]], ["re", ["R", "IY0"]],
];

/**
 * A word the dictionary lacks, from words it has: dropped g, contractions, drawn-out letters, endings, prefixes, repetition, compounds.
 * `word` is lower case with apostrophes. `lookup` knows whole words only.
 */
export function derivePronunciation(word: string, lookup: Lookup): string[] | undefined {
  const plain = word.replace(/^'+|'+$/g, "");
  if (plain !== word) {
    const dropped = word.endsWith("in'") ? withoutG(`${word.replace(/^'+/, "").slice(0, -1)}g`, lookup) : undefined;
    const found = dropped ?? (word.endsWith("s'") ? undefined : (lookup(plain) ?? derivePronunciation(plain, lookup)));
    if (found) return found;
  }
  return (
    (plain.endsWith("in") && plain.length > 4 ? withoutG(`${plain}g`, lookup) : undefined) ??
    contracted(word, lookup) ??
    (plain.includes("'") ? (lookup(plain.replaceAll("'", "")) ?? joined(plain.split(/'n'|'/), lookup)) : undefined) ??
    drawnOut(plain, lookup) ??
    suffixed(plain, lookup) ??
    prefixed(plain, lookup) ??
    repeated(plain, lookup) ??
    compound(plain, lookup)
  );
}

/** "runnin'" is "running" without its last sound's place. */
function withoutG(full: string, lookup: Lookup): string[] | undefined {
  const sounds = lookup(full) ?? suffixed(full, lookup);
  return sounds?.at(-1) === "NG" ? [...sounds.slice(0, -1), "N"] : undefined;
}

function contracted(word: string, lookup: Lookup): string[] | undefined {
  for (const [ending, add] of CONTRACTIONS) {
    if (!word.endsWith(ending) || word.length <= ending.length) continue;
    const stem = word.slice(0, -ending.length) + (ending === "s'" ? "s" : "");
    const base = lookup(stem) ?? derivePronunciation(stem, lookup);
    if (base) return ending === "s'" ? base : add(base);
  }
  return undefined;
}

/** "sooooo", "yeahhh", "looove". */
function drawnOut(word: string, lookup: Lookup): string[] | undefined {
  if (!/(.)\1\1/.test(word) && !/(.)\1$/.test(word)) return undefined;
  const once = word.replace(/(.)\1{2,}/g, "$1");
  const twice = word.replace(/(.)\1{2,}/g, "$1$1");
  return lookup(twice) ?? lookup(once) ?? lookup(once.replace(/(.)\1+/g, "$1"));
}

function suffixed(word: string, lookup: Lookup): string[] | undefined {
  for (const [ending, add] of SUFFIXES) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 3) continue;
    const base =
      lookup(stem) ??
      lookup(`${stem}e`) ??
      (stem.endsWith("i") ? lookup(`${stem.slice(0, -1)}y`) : undefined) ??
      (/(.)\1$/.test(stem) ? lookup(stem.slice(0, -1)) : undefined);
    if (base) return add(base);
  }
  return undefined;
}

function prefixed(word: string, lookup: Lookup): string[] | undefined {
  for (const [prefix, sounds] of PREFIXES) {
    const stem = word.slice(prefix.length);
    if (!word.startsWith(prefix) || stem.length < 3) continue;
    const base = lookup(stem) ?? suffixed(stem, lookup);
    if (base) return [...sounds, ...base];
  }
  return undefined;
}

/** "lalala", "nanana", "hahaha". */
function repeated(word: string, lookup: Lookup): string[] | undefined {
  const unit = /^(.{2,4}?)\1+$/.exec(word)?.[1];
  const base = unit === undefined ? undefined : lookup(unit);
  if (!unit || !base) return undefined;
  return Array.from({ length: word.length / unit.length }, () => base).flat();
}

/** "starlight" from its two halves, the more even split first; the second half steps back to secondary stress. */
function compound(word: string, lookup: Lookup): string[] | undefined {
  if (word.length < 6 || word.length > 24) return undefined;
  const cuts = Array.from({ length: word.length - 5 }, (_, i) => i + 3).toSorted((a, b) => Math.abs(2 * a - word.length) - Math.abs(2 * b - word.length));
  for (const cut of cuts) {
    const found = joined([word.slice(0, cut), word.slice(cut)], lookup);
    if (found) return found;
  }
  return undefined;
}

function joined(parts: readonly string[], lookup: Lookup): string[] | undefined {
  const sounds = parts.filter(Boolean).map((part) => lookup(part) ?? suffixed(part, lookup));
  if (sounds.length === 0 || sounds.some((s) => s === undefined)) return undefined;
  return sounds.flatMap((s, i) => (i === 0 ? s! : s!.map((sound) => sound.replace("1", "2"))));
}

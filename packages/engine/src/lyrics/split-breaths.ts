/** About as many syllables as fit one breath; longer written lines are sung as several. */
const BREATH_SYLLABLES = 24;
/** A line only a little over is left alone. */
const TOLERANCE = 1.25;

/** A rough count, before anything is pronounced: vowel groups, and two syllables for a digit. Every word has one at least. */
function estimate(word: string): number {
  const groups = word.normalize("NFD").match(/[aeiouyäöü]+/giu)?.length ?? 0;
  const digits = word.match(/\d/g)?.length ?? 0;
  return Math.max(1, groups + 2 * digits);
}

/**
 * Cuts a written line into lines of one breath each, at spaces only: after punctuation where there is some near, and never inside
 * round brackets that close again within the line. Joined by spaces the parts are the line's words again. Short lines come back whole.
 */
export function splitBreaths(line: string): string[] {
  const words = line.split(/\s+/u).filter((word) => word !== "");
  const costs = words.map(estimate);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  if (total <= BREATH_SYLLABLES * TOLERANCE) return [line];
  const target = total / Math.ceil(total / BREATH_SYLLABLES);
  const bracketed = insideBrackets(words);
  const parts: string[] = [];
  let part: string[] = [];
  let cost = 0;
  for (const [at, word] of words.entries()) {
    part.push(word);
    cost += costs[at]!;
    const pause = /[,;:.!?…—–]["'”’)]*$/u.test(word);
    const full = cost >= target || (pause && cost >= target * 0.6) || cost + (costs[at + 1] ?? 0) > BREATH_SYLLABLES * TOLERANCE;
    if (full && !(bracketed[at] && cost < BREATH_SYLLABLES * 2)) {
      parts.push(part.join(" "));
      part = [];
      cost = 0;
    }
  }
  if (part.length > 0) parts.push(part.join(" "));
  return parts;
}

/** For each word whether the gap after it lies inside brackets that close later. */
function insideBrackets(words: readonly string[]): boolean[] {
  let open = 0;
  const depth = words.map((word) => {
    for (const sign of word) if (/[(（]/u.test(sign)) open++; else if (/[)）]/u.test(sign)) open = Math.max(0, open - 1);
    return open;
  });
  // A bracket that never closes is text like any other.
  const lastClosed = depth.lastIndexOf(0);
  return depth.map((level, at) => level > 0 && at < lastClosed);
}

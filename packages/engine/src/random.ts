/**
 * Seeded randomness. The same seed gives the same song on every machine, so nothing in the engine may call Math.random.
 * `fork` derives an independent stream from a label: adding a draw in one room never shifts another room's music.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [min, max). */
  between(min: number, max: number): number;
  /** Integer in [min, max], both ends included. */
  integer(min: number, max: number): number;
  /** Standard normal (Box–Muller). */
  normal(): number;
  chance(probability: number): boolean;
  /** Throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Draws by weight; weights ≥ 0, not all zero. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** A new array; the input is left alone (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[];
  fork(label: string): Random;
}

/** 32-bit FNV-1a, for turning labels and texts into seeds. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** mulberry32 over a 32-bit seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const random: Random = {
    next,
    between: (min, max) => min + (max - min) * next(),
    integer: (min, max) => min + Math.floor((max - min + 1) * next()),
    normal: () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next()),
    chance: (p) => next() < p,
    pick(items) {
      if (items.length === 0) throw new RangeError("pick from an empty list");
      return items[Math.floor(next() * items.length)]!;
    },
    weighted(items, weight) {
      if (items.length === 0) throw new RangeError("weighted draw from an empty list");
      let total = 0;
      for (const item of items) total += Math.max(0, weight(item));
      let at = next() * total;
      for (const item of items) {
        at -= Math.max(0, weight(item));
        if (at < 0) return item;
      }
      return items[items.length - 1]!;
    },
    shuffled(items) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
    fork: (label) => createRandom(hashText(label) ^ Math.imul(seed | 0, 0x9e3779b1)),
  };
  return random;
}

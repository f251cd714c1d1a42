import type { StereoBlock } from "../resources.ts";
import type { Samples, Seconds } from "../units.ts";
import { SAMPLE_RATE, secondsToSamples } from "../units.ts";

/** Long enough that no step is heard, short enough that no two attacks are. */
const CROSSFADE: Seconds = 0.012;

/** `before` up to `at`, and from there on `after`: a song and its continuation as one. Rates and channels are the engine's. */
export function joinAudio(before: StereoBlock, after: StereoBlock, at: Seconds): StereoBlock {
  const from = Math.max(0, Math.min(before.left.length, secondsToSamples(at)));
  const length = from + after.left.length;
  const out = { left: new Float32Array(length), right: new Float32Array(length) };
  for (const side of ["left", "right"] as const) {
    out[side].set(before[side].subarray(0, from));
    out[side].set(after[side], from);
  }
  crossfadeInto(out, before, from, 0, "in");
  return out;
}

/**
 * Blends `out` with `other` (whose sample 0 is `out`'s sample `origin`) over a few milliseconds from `at` on: towards `out` ("in") or
 * towards `other` ("out"). The power of the sum stays even, however alike the two are.
 */
export function crossfadeInto(out: StereoBlock, other: StereoBlock, at: Samples, origin: Samples, direction: "in" | "out"): void {
  const n = Math.min(Math.round(CROSSFADE * SAMPLE_RATE), out.left.length - at, other.left.length - (at - origin));
  if (n <= 0) return;
  const alike = Math.max(0, correlation(out, other, at, origin, n));
  for (const side of ["left", "right"] as const) {
    const [x, y] = [out[side], other[side]];
    for (let i = 0; i < n; i++) {
      const angle = ((i + 0.5) / n) * (Math.PI / 2);
      const rise = Math.sin(angle);
      const fall = Math.cos(angle);
      const [own, foreign] = direction === "in" ? [rise, fall] : [fall, rise];
      x[at + i] = (own * x[at + i]! + foreign * y[at + i - origin]!) / Math.sqrt(1 + 2 * alike * rise * fall);
    }
  }
}

function correlation(a: StereoBlock, b: StereoBlock, at: Samples, origin: Samples, n: Samples): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (const side of ["left", "right"] as const) {
    for (let i = at; i < at + n; i++) {
      const [x, y] = [a[side][i]!, b[side][i - origin]!];
      ab += x * y;
      aa += x * x;
      bb += y * y;
    }
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}

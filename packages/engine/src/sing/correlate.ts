export interface Correlator {
  /** Normalised cross-correlation of x[start … start+length) with the same stretch `lag` later, −1…1. Outside is silence. */
  at(start: number, lag: number, length: number): number;
  /** Sum of squares of x[start … start+length). */
  energy(start: number, length: number): number;
}

/** Energies come from running sums, so that one correlation costs one product per sample. */
export function createCorrelator(x: Float32Array): Correlator {
  const cumulated = new Float64Array(x.length + 1);
  for (let i = 0; i < x.length; i++) cumulated[i + 1] = cumulated[i]! + x[i]! * x[i]!;
  const clamp = (i: number): number => (i < 0 ? 0 : i > x.length ? x.length : i);
  const energy = (start: number, length: number): number => cumulated[clamp(start + length)]! - cumulated[clamp(start)]!;
  return {
    energy,
    at(start, lag, length) {
      const from = Math.max(start, 0, -lag);
      const to = Math.min(start + length, x.length, x.length - lag);
      let sum = 0;
      for (let i = from; i < to; i++) sum += x[i]! * x[i + lag]!;
      return sum / Math.sqrt((energy(start, length) + 1e-12) * (energy(start + lag, length) + 1e-12));
    },
  };
}

/** Vertex of the parabola through three equally spaced values; the offset stays within ±1. */
export function parabolicPeak(left: number, middle: number, right: number): { offset: number; value: number } {
  const curvature = left - 2 * middle + right;
  const offset = curvature === 0 ? 0 : Math.max(-1, Math.min(1, (left - right) / (2 * curvature)));
  return { offset, value: middle - ((left - right) * offset) / 4 };
}

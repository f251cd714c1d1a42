/** Half the taps of the interpolating filter on each side. */
const REACH = 16;

/** Windowed sinc at the points halfway between samples (Blackman window). */
const HALFWAY = (() => {
  const taps = new Float64Array(2 * REACH);
  let sum = 0;
  for (let k = 0; k < taps.length; k++) {
    const x = k - REACH + 0.5;
    const w = 0.42 + 0.5 * Math.cos((Math.PI * x) / REACH) + 0.08 * Math.cos((2 * Math.PI * x) / REACH);
    taps[k] = (Math.sin(Math.PI * x) / (Math.PI * x)) * w;
    sum += taps[k]!;
  }
  return taps.map((t) => t / sum);
})();

/** Twice the sample rate: the given samples stay, new ones are put between. */
export function doubleRate(x: Float32Array): Float32Array {
  const out = new Float32Array(2 * x.length);
  const padded = new Float32Array(x.length + 2 * REACH);
  padded.set(x, REACH);
  for (let i = 0; i < x.length; i++) {
    out[2 * i] = x[i]!;
    let sum = 0;
    for (let k = 0; k < 2 * REACH; k++) sum += HALFWAY[k]! * padded[i + k + 1]!;
    out[2 * i + 1] = sum;
  }
  return out;
}

/** Every `factor`-th sample after a Hann-windowed low-pass at 0.45 of the new rate. */
export function decimate(x: Float32Array, factor: number): Float32Array {
  if (factor === 1) return x;
  const reach = 8 * factor;
  const taps = new Float64Array(2 * reach + 1);
  let sum = 0;
  for (let k = -reach; k <= reach; k++) {
    const f = 0.9 / factor;
    const value = (k === 0 ? f : Math.sin(Math.PI * k * f) / (Math.PI * k)) * (0.5 + 0.5 * Math.cos((Math.PI * k) / (reach + 1)));
    taps[k + reach] = value;
    sum += value;
  }
  const padded = new Float32Array(x.length + 2 * reach);
  padded.set(x, reach);
  const out = new Float32Array(Math.floor(x.length / factor));
  for (let i = 0; i < out.length; i++) {
    let y = 0;
    const at = i * factor;
    for (let k = 0; k < taps.length; k++) y += taps[k]! * padded[at + k]!;
    out[i] = y / sum;
  }
  return out;
}

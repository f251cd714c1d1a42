import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";

/** Zero crossings of the sinc on each side; the transition band is a tenth of the highest frequency. */
const CROSSINGS = 24;
/** Positions between two samples at which the kernel is tabled; between those it is interpolated. */
const PHASES = 256;
/** Kaiser β for 80 dB. */
const BETA = 8;

/**
 * The recording played `factor` times as fast, pitch and all: band-limited interpolation (Smith 1984). The result has
 * round(length / factor) samples. Throws RangeError unless the factor is positive.
 */
export function resampleAudio({ left, right }: StereoBlock, factor: number): StereoBlock {
  if (!(factor > 0)) throw new RangeError(`speed ${factor} is not positive`);
  const length = Math.round(left.length / factor);
  if (factor === 1) return { left: left.slice(), right: left === right ? left.slice() : right.slice() };
  // Faster means higher: what would pass half the sample rate is cut before.
  const cutoff = Math.min(1, 1 / factor) * 0.96;
  const reach = CROSSINGS / cutoff;
  const kernel = makeKernel(cutoff, reach);
  const convert = (x: Float32Array): Float32Array => {
    const out = new Float32Array(length);
    for (let n = 0; n < length; n++) out[n] = valueAt(x, n * factor, kernel, reach);
    return out;
  };
  const l = convert(left);
  return { left: l, right: left === right ? l : convert(right) };
}

/** Kernel at distances i / PHASES up to `reach`. */
function makeKernel(cutoff: number, reach: number): Float64Array {
  const size = Math.ceil(reach * PHASES) + 2;
  return new Float64Array(size).map((_, i) => {
    const d = i / PHASES;
    if (d >= reach) return 0;
    const x = Math.PI * d * cutoff;
    return cutoff * (x === 0 ? 1 : Math.sin(x) / x) * (bessel0(BETA * Math.sqrt(1 - (d / reach) ** 2)) / bessel0(BETA));
  });
}

function valueAt(x: Float32Array, position: number, kernel: Float64Array, reach: number): number {
  const first = Math.max(0, Math.ceil(position - reach));
  const last: Samples = Math.min(x.length - 1, Math.floor(position + reach));
  let sum = 0;
  for (let i = first; i <= last; i++) {
    const d = Math.abs(i - position) * PHASES;
    const k = d | 0;
    const a = kernel[k]!;
    sum += x[i]! * (a + (d - k) * (kernel[k + 1]! - a));
  }
  return sum;
}

function bessel0(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; k < 24; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

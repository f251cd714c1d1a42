/**
 * In-place radix-2 complex FFT (Cooley–Tukey, decimation in time); tables are built once per size.
 * Used where tables and trackers are made, not per sample: clarity over the last factor of two.
 */
export interface Fft {
  readonly size: number;
  /** Both arrays have `size` values and are overwritten. Not scaled. */
  forward(re: Float64Array, im: Float64Array): void;
  /** Scaled by 1/size, so that inverse(forward(x)) is x. */
  inverse(re: Float64Array, im: Float64Array): void;
}

const made = new Map<number, Fft>();

/** Throws RangeError unless `size` is a power of two ≥ 2. */
export function fftOfSize(size: number): Fft {
  let fft = made.get(size);
  if (!fft) made.set(size, (fft = createFft(size)));
  return fft;
}

function createFft(size: number): Fft {
  if (size < 2 || (size & (size - 1)) !== 0) throw new RangeError(`FFT size ${size} is not a power of two`);
  const bits = Math.log2(size);
  const reversed = new Uint32Array(size);
  for (let i = 0; i < size; i++) reversed[i] = (reversed[i >> 1]! >> 1) | ((i & 1) << (bits - 1));
  const cos = new Float64Array(size / 2);
  const sin = new Float64Array(size / 2);
  for (let i = 0; i < size / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / size);
    sin[i] = Math.sin((2 * Math.PI * i) / size);
  }
  const forward = (re: Float64Array, im: Float64Array): void => {
    for (let i = 0; i < size; i++) {
      const j = reversed[i]!;
      if (j > i) {
        const r = re[i]!;
        re[i] = re[j]!;
        re[j] = r;
        const m = im[i]!;
        im[i] = im[j]!;
        im[j] = m;
      }
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const c = cos[k * step]!;
          const s = sin[k * step]!;
          const a = start + k;
          const b = a + half;
          const r = re[b]! * c + im[b]! * s;
          const m = im[b]! * c - re[b]! * s;
          re[b] = re[a]! - r;
          im[b] = im[a]! - m;
          re[a] = re[a]! + r;
          im[a] = im[a]! + m;
        }
      }
    }
  };
  return {
    size,
    forward,
    inverse(re, im) {
      // Swapping real and imaginary parts turns the forward transform into the inverse one.
      forward(im, re);
      for (let i = 0; i < size; i++) {
        re[i] = re[i]! / size;
        im[i] = im[i]! / size;
      }
    },
  };
}

/** Magnitudes of bins 0 … size/2 of a Hann-windowed frame; `out` has size/2 + 1 values. */
export function magnitudes(frame: Float32Array, start: number, size: number, out: Float64Array): void {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const at = start + i;
    const x = at >= 0 && at < frame.length ? frame[at]! : 0;
    re[i] = x * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  }
  fftOfSize(size).forward(re, im);
  for (let i = 0; i <= size / 2; i++) out[i] = Math.hypot(re[i]!, im[i]!);
}

import { fftOfSize } from "./fft.ts";

/** Magnitudes of the middle and the side of a stereo frame, bins 0 … size/2. */
export interface Spectra {
  mid: Float64Array;
  side: Float64Array;
}

/** Cuts a stream of blocks into overlapping Hann-windowed frames and hands their spectra on. Frame n begins at sample n × hop. */
export interface SpectrumStream {
  add(left: Float32Array, right: Float32Array): void;
}

export function createSpectrumStream(size: number, hop: number, take: (spectra: Spectra) => void): SpectrumStream {
  const fft = fftOfSize(size);
  const window = new Float64Array(size).map((_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const spectra: Spectra = { mid: new Float64Array(size / 2 + 1), side: new Float64Array(size / 2 + 1) };
  // What the next frame still needs of earlier blocks.
  let mid = new Float32Array(size * 2);
  let side = new Float32Array(size * 2);
  let held = 0;

  const frame = (at: number): void => {
    for (let i = 0; i < size; i++) {
      re[i] = mid[at + i]! * window[i]!;
      im[i] = side[at + i]! * window[i]!;
    }
    fft.forward(re, im);
    // Middle and side went in as the real and the imaginary part; symmetry takes them apart again.
    for (let k = 0; k <= size / 2; k++) {
      const m = (size - k) % size;
      const [a, b, c, d] = [re[k]! + re[m]!, im[k]! - im[m]!, im[k]! + im[m]!, re[m]! - re[k]!];
      spectra.mid[k] = 0.5 * Math.sqrt(a * a + b * b);
      spectra.side[k] = 0.5 * Math.sqrt(c * c + d * d);
    }
    take(spectra);
  };

  return {
    add(left, right) {
      if (held + left.length > mid.length) {
        const longer = (old: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> => {
          const out = new Float32Array(held + left.length);
          out.set(old.subarray(0, held));
          return out;
        };
        mid = longer(mid);
        side = longer(side);
      }
      for (let i = 0; i < left.length; i++) {
        mid[held + i] = 0.5 * (left[i]! + right[i]!);
        side[held + i] = 0.5 * (left[i]! - right[i]!);
      }
      held += left.length;
      let at = 0;
      for (; at + size <= held; at += hop) frame(at);
      mid.copyWithin(0, at, held);
      side.copyWithin(0, at, held);
      held -= at;
    },
  };
}

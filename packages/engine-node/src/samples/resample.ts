const TARGET = 44_100;
const HALF = 24;

/** Windowed-sinc resampling (Hann, 48 taps) of a whole recording to 44.1 kHz; returns a copy when the rate is right already. */
export function resampleTo44100(x: Float32Array, rate: number): Float32Array {
  if (rate === TARGET) return x.slice();
  const out = new Float32Array(Math.round((x.length * TARGET) / rate));
  const band = Math.min(1, TARGET / rate);
  for (let n = 0; n < out.length; n++) {
    const at = (n * rate) / TARGET;
    const centre = Math.floor(at);
    let sum = 0;
    for (let k = centre - HALF + 1; k <= centre + HALF; k++) {
      const d = at - k;
      const arg = Math.PI * d * band;
      const sinc = d === 0 ? 1 : Math.sin(arg) / arg;
      sum += (x[k] ?? 0) * sinc * band * (0.5 + 0.5 * Math.cos((Math.PI * d) / HALF));
    }
    out[n] = sum;
  }
  return out;
}

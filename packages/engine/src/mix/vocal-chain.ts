import { createLoudnessMeter } from "../analyse/loudness.ts";
import type { Decibels, Samples } from "../units.ts";
import { SAMPLE_RATE, decibelsToGain } from "../units.ts";
import type { VocalPart } from "../score/score.ts";
import type { BiquadCoefficients } from "./biquad.ts";
import { createFilter, highShelf, highpass, peaking } from "./biquad.ts";
import { createCompressor } from "./compressor.ts";
import { LEAD_LOUDNESS } from "./plan-balance.ts";

/** A singer is brought to the planned loudness at most by so much. */
const MOST: Decibels = 30;
const MOST_AFTER: Decibels = 4;
/** What the singers of sing/ usually deliver. */
const SINGER_LOUDNESS: Decibels = -17.5;
/** Blocks of 100 ms after which measurement alone decides. */
const SURE = 30;
const RAMP = Math.round(0.05 * SAMPLE_RATE);

/** Leads come forward at 3 kHz, backing voices stand thinner behind them. */
const TONE: Record<VocalPart["stem"], readonly BiquadCoefficients[]> = {
  "lead-vocals": [highpass(95), peaking(280, 0.9, -2.5), peaking(3300, 0.8, 2.5), highShelf(9500, 2.5)],
  "backing-vocals": [highpass(190), peaking(320, 0.9, -2.5), highShelf(8000, 2)],
};

/**
 * Levels one singer, mono and in place: to a known loudness before the compressors, whose thresholds count on it, and again after them and the equaliser.
 * Both gains come from the gated loudness of all that was sung so far, this span included, and glide in over 50 ms at its start.
 */
export function createVocalChain(stem: VocalPart["stem"]): (x: Float32Array, gain: Decibels) => void {
  const before = createLeveller(MOST, SINGER_LOUDNESS);
  const compress = createCompressor({ threshold: LEAD_LOUDNESS + 2, ratio: 3.2, attack: 0.005, release: 0.11, knee: 8, makeup: 3 });
  const smooth = createCompressor({ threshold: LEAD_LOUDNESS + 4, ratio: 2, attack: 0.03, release: 0.35, knee: 8, makeup: 0.5 });
  const deess = createDeesser();
  const tone = createFilter(TONE[stem]);
  const after = createLeveller(MOST_AFTER, LEAD_LOUDNESS);
  const sounding = createSilenceFinder();
  return (x, gain) => {
    before(x);
    for (const [from, to] of sounding(x)) {
      const sung = x.subarray(from, to);
      compress(sung, sung);
      smooth(sung, sung);
      deess(sung);
      tone.mono(sung);
    }
    after(x);
    const planned = decibelsToGain(gain);
    for (let i = 0; i < x.length; i++) x[i] = x[i]! * planned;
  };
}

/** Compressors and filters have come to rest after so much silence. */
const SETTLED: Samples = 2 * SAMPLE_RATE;

/** Stretches of a stream of spans that need work: backing voices rest through most of a song. */
function createSilenceFinder(): (x: Float32Array) => [from: number, to: number][] {
  let silent: Samples = SETTLED;
  return (x) => {
    const found: [number, number][] = [];
    let from = silent < SETTLED ? 0 : -1;
    for (let i = 0; i < x.length; i++) {
      if (x[i] === 0) {
        if (++silent === SETTLED && from >= 0) {
          found.push([from, i + 1]);
          from = -1;
        }
      } else {
        silent = 0;
        if (from < 0) from = i;
      }
    }
    if (from >= 0) found.push([from, x.length]);
    return found;
  };
}

/**
 * Brings a mono signal (counted as both channels) to LEAD_LOUDNESS, changing it at most by `most`. Until SURE blocks were heard the
 * expected loudness counts too: half a word at the end of a span would otherwise be taken for a faint singer.
 */
function createLeveller(most: Decibels, expected: Decibels): (x: Float32Array) => void {
  const meter = createLoudnessMeter();
  let level: number | null = null;
  return (x) => {
    meter.add(x, x);
    const measured = meter.integrated();
    const heard = meter.momentary().reduce((n, l) => n + (l > measured - 10 ? 1 : 0), 0);
    const doubt = Math.max(0, 1 - heard / SURE);
    const loudness = Number.isFinite(measured) ? doubt * expected + (1 - doubt) * measured : expected;
    const goal = decibelsToGain(Math.max(-most, Math.min(most, LEAD_LOUDNESS - loudness)));
    const from = level ?? goal;
    for (let i = 0; i < x.length; i++) x[i] = x[i]! * (i < RAMP ? from + ((goal - from) * i) / RAMP : goal);
    level = goal;
  };
}

/** Turns down what lies above 5.5 kHz while it stands out against the whole voice. */
function createDeesser(): (x: Float32Array) => void {
  const split = createFilter([highpass(5500)]);
  const rise = 1 - Math.exp(-1 / (0.001 * SAMPLE_RATE));
  const fall = 1 - Math.exp(-1 / (0.04 * SAMPLE_RATE));
  let band = new Float32Array(0);
  const held = { hiss: 0, voice: 0 };
  return (x) => {
    if (band.length < x.length) band = new Float32Array(x.length);
    band.set(x);
    split.mono(band, 0, x.length);
    let hiss = held.hiss;
    let voice = held.voice;
    for (let i = 0; i < x.length; i++) {
      const h = Math.abs(band[i]!);
      const v = Math.abs(x[i]!);
      hiss += (h > hiss ? rise : fall) * (h - hiss);
      voice += (v > voice ? rise : fall) * (v - voice);
      const allowed = 0.45 * voice + 0.02;
      if (hiss > allowed) x[i] = x[i]! - band[i]! * (1 - allowed / hiss);
    }
    held.hiss = hiss;
    held.voice = voice;
  };
}

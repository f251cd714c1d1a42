import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import { createLoudnessMeter } from "./loudness.ts";
import type { LoudnessMeter } from "./loudness.ts";
import { addPitchEvidence, PITCH_BINS, PITCH_HOP, PITCH_SIZE } from "./pitch-evidence.ts";
import { createSpectrumStream } from "./spectra.ts";
import { createPeakWatch } from "./true-peak.ts";
import type { Tape } from "./tape.ts";
import { createTape } from "./tape.ts";
import { CHROMA_BINS, CHROMA_HOP, CHROMA_SIZE, addChroma } from "./chroma-frames.ts";

const SIZE = 1024;
/** A value of flux, levels and bands each 10 ms. */
export const FEATURE_HOP: Samples = 441;
export const FEATURE_RATE = SAMPLE_RATE / FEATURE_HOP;
/** The flux of a sound is largest in the frame whose window first holds its attack; so much later is the attack itself. Measured. */
export const FLUX_DELAY = 0.0095;

/** Edges of the bands of `bands`, Hz. */
export const BANDS = [60, 150, 300, 500, 800, 1200, 1700, 2400, 3400, 5000, 7500, 11_000, 16_000] as const;
export const BAND_COUNT = BANDS.length - 1;

/** Everything the estimates are made from; a few megabytes for half an hour of music. */
export interface Features {
  length: Samples;
  /** Each 10 ms: rise of the log spectrum below 200 Hz, up to 2 kHz and above. */
  flux: Tape;
  /** Each 10 ms: energies of middle and side per sample. */
  levels: Tape;
  /** Each 20 ms: power of the middle in BANDS, then of the side. */
  bands: Tape;
  /** CHROMA_HOP: thirds of semitones, treble then bass. */
  chroma: Tape;
  /** PITCH_HOP: candidates of the leading voice. */
  pitch: Tape;
  meter: LoudnessMeter;
  /** 4× oversampled, dBTP. */
  truePeak(): number;
}

export interface FeatureStream {
  add(block: StereoBlock): void;
  finish(): Features;
}

/** Gathers features block by block; blocks may be of any length and are not kept. */
export function createFeatureStream(): FeatureStream {
  const features = { flux: createTape(3), levels: createTape(2), bands: createTape(2 * BAND_COUNT), chroma: createTape(2 * CHROMA_BINS), pitch: createTape(PITCH_BINS) };
  const meter = createLoudnessMeter();
  const peaks = createPeakWatch();
  let length = 0;
  let before = new Float64Array(SIZE / 2);
  let now = new Float64Array(SIZE / 2);
  let frames = 0;
  const edge = (hertz: number): number => Math.round((hertz * SIZE) / SAMPLE_RATE);
  const lowEnd = edge(200);
  const middleEnd = edge(2000);
  const bandEdges = BANDS.map(edge);

  const fine = createSpectrumStream(SIZE, FEATURE_HOP, ({ mid, side }) => {
    const flux = features.flux.add();
    for (let k = 1; k < SIZE / 2; k++) {
      now[k] = Math.log1p(100 * mid[k]!);
      const rise = now[k]! - before[k]!;
      if (frames > 0 && rise > 0) flux[k < lowEnd ? 0 : k < middleEnd ? 1 : 2]! += rise;
    }
    [before, now] = [now, before];
    if (frames % 2 === 0) {
      const bands = features.bands.add();
      for (let b = 0; b < BAND_COUNT; b++) {
        let m = 0;
        let s = 0;
        for (let k = bandEdges[b]!; k < bandEdges[b + 1]!; k++) {
          m += mid[k]! * mid[k]!;
          s += side[k]! * side[k]!;
        }
        bands[b] = m;
        bands[BAND_COUNT + b] = s;
      }
    }
    frames++;
  });
  const long = createSpectrumStream(CHROMA_SIZE, CHROMA_HOP, ({ mid }) => addChroma(mid, features.chroma.add()));
  const voice = createSpectrumStream(PITCH_SIZE, PITCH_HOP, ({ mid }) => addPitchEvidence(mid, features.pitch.add()));

  let openMid = 0;
  let openSide = 0;
  const addLevels = (left: Float32Array, right: Float32Array): void => {
    for (let i = 0; i < left.length; i++) {
      const m = 0.5 * (left[i]! + right[i]!);
      const s = 0.5 * (left[i]! - right[i]!);
      openMid += m * m;
      openSide += s * s;
      if (++length % FEATURE_HOP === 0) {
        const row = features.levels.add();
        row[0] = openMid / FEATURE_HOP;
        row[1] = openSide / FEATURE_HOP;
        openMid = 0;
        openSide = 0;
      }
    }
  };
  const feed = (left: Float32Array, right: Float32Array): void => {
    fine.add(left, right);
    long.add(left, right);
    voice.add(left, right);
  };

  return {
    add({ left, right }) {
      meter.add(left, right);
      peaks.add(left, right);
      addLevels(left, right);
      feed(left, right);
    },
    finish() {
      if (length % FEATURE_HOP > 0) {
        const row = features.levels.add();
        row[0] = openMid / (length % FEATURE_HOP);
        row[1] = openSide / (length % FEATURE_HOP);
      }
      // The last sounds stand in the middle of frames that would reach beyond the end.
      const rest = new Float32Array(CHROMA_SIZE);
      feed(rest, rest);
      return { ...features, length, meter, truePeak: () => peaks.finish() };
    },
  };
}

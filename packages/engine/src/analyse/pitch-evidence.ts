import type { Samples } from "../units.ts";
import { SAMPLE_RATE, midiToHertz } from "../units.ts";

export const PITCH_SIZE = 4096;
/** Fifty frames a second. */
export const PITCH_HOP: Samples = 882;
/** Candidates of a frame: MIDI pitch and salience of each, strongest first, zeros where there are fewer. */
export const CANDIDATES = 5;
export const PITCH_BINS = 2 * CANDIDATES;

const LOWEST_MIDI = 36;
const STEPS = 5;
const PITCHES = (86 - LOWEST_MIDI) * STEPS;
const HARMONICS = 10;
/** Weight of each further harmonic. */
const FALL = 0.82;
const MOST_PEAKS = 48;
const LOW_BIN = Math.floor((midiToHertz(LOWEST_MIDI) * PITCH_SIZE) / SAMPLE_RATE);
const HIGH_BIN = Math.ceil((5000 * PITCH_SIZE) / SAMPLE_RATE);

const salience = new Float64Array(PITCHES + 2 * STEPS);

/**
 * Salience by harmonic summation over spectral peaks (after Salamon & Gómez 2012): every peak speaks for each pitch whose harmonic it
 * can be. Writes the strongest candidates into `row`.
 */
export function addPitchEvidence(mid: Float64Array, row: Float32Array): void {
  const peaks = findPeaks(mid);
  if (peaks.length === 0) return;
  salience.fill(0);
  const loudest = peaks[0]!.magnitude;
  for (const { midi, magnitude } of peaks) {
    const weight = Math.sqrt(magnitude / loudest);
    let share = weight;
    for (let h = 1; h <= HARMONICS; h++, share *= FALL) {
      const at = (midi - 12 * Math.log2(h) - LOWEST_MIDI) * STEPS;
      if (at < 0) break;
      if (at > PITCHES) continue;
      // Half a semitone either way.
      for (let n = Math.ceil(at - 2.5); n <= at + 2.5; n++) {
        const c = Math.cos((Math.PI * (n - at)) / 5);
        salience[n + STEPS]! += share * c * c;
      }
    }
  }
  const found: { at: number; value: number }[] = [];
  for (let n = STEPS; n < PITCHES + STEPS; n++) {
    const value = salience[n]!;
    if (value > 0 && value >= salience[n - 1]! && value > salience[n + 1]!) found.push({ at: n, value });
  }
  
  found.toSorted((a, b) => b.value - a.value).slice(0, CANDIDATES).forEach(({ at, value }, i) => {
    row[2 * i] = refine(LOWEST_MIDI + (at - STEPS) / STEPS, peaks);
    row[2 * i + 1] = value * Math.sqrt(loudest);
  });
}

interface Peak {
  midi: number;
  magnitude: number;
}

/** The strongest peaks within 45 dB of the strongest of all, by magnitude. */
function findPeaks(mid: Float64Array): Peak[] {
  let loudest = 0;
  for (let k = LOW_BIN; k < HIGH_BIN; k++) if (mid[k]! > loudest) loudest = mid[k]!;
  if (loudest < 1e-2) return [];
  const peaks: Peak[] = [];
  for (let k = LOW_BIN; k < HIGH_BIN; k++) {
    const b = mid[k]!;
    if (b < loudest * 0.0056 || b < mid[k - 1]! || b < mid[k + 1]!) continue;
    // Parabola through the logarithms, nearly exact under a Hann window.
    const [x, y, z] = [Math.log(mid[k - 1]! + 1e-12), Math.log(b), Math.log(mid[k + 1]! + 1e-12)];
    const shift = (0.5 * (x - z)) / Math.min(-1e-12, x - 2 * y + z);
    peaks.push({ midi: 69 + 12 * Math.log2(((k + shift) * SAMPLE_RATE) / PITCH_SIZE / 440), magnitude: b });
  }
  return peaks.toSorted((p, q) => q.magnitude - p.magnitude).slice(0, MOST_PEAKS);
}

/** A candidate's pitch from the lower harmonics that speak for it, weighted by strength and number. */
function refine(midi: number, peaks: readonly Peak[]): number {
  let sum = 0;
  let weights = 0;
  for (const peak of peaks) {
    const h = Math.round(2 ** ((peak.midi - midi) / 12));
    if (h < 1 || h > 6) continue;
    const off = peak.midi - 12 * Math.log2(h) - midi;
    if (Math.abs(off) > 0.4) continue;
    const weight = Math.sqrt(peak.magnitude) * h;
    sum += weight * off;
    weights += weight;
  }
  return weights > 0 ? midi + sum / weights : midi;
}

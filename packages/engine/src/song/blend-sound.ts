import { integratedLoudness } from "../analyse/loudness.ts";
import { createFilter, highpass, peaking } from "../mix/biquad.ts";
import type { StereoBlock } from "../resources.ts";
import type { Decibels, Samples } from "../units.ts";
import { decibelsToGain } from "../units.ts";

/** How far a voice stands above what accompanies it, LU. */
const VOICE_ABOVE: Decibels = 1;
/** What the accompaniment gives way while somebody sings: all of it, and more where words are understood. */
const GIVE_WAY: Decibels = -2;
const GIVE_WORDS: Decibels = -3.5;
/** A voice softer than this against its loudest moments is a rest. */
const REST = 0.02;
const STEP: Samples = 441;
/** A tenth of a second to give way, a third of one to come back. */
const FALL = 1 - Math.exp(-0.01 / 0.06);
const RISE = 1 - Math.exp(-0.01 / 0.25);

/**
 * A voice over its accompaniment: brought to its level, and the accompaniment ducked under it, most around 2.5 kHz. Equal lengths; the
 * inputs are left alone. A silent side leaves the other as it is.
 */
export function blendSound(voice: StereoBlock, accompaniment: StereoBlock, { clean = false }: { /** The voice is somebody's recording: rumble is taken off it. */ clean?: boolean } = {}): StereoBlock {
  const length = accompaniment.left.length;
  const [sung, played] = [integratedLoudness(voice), integratedLoudness(accompaniment)];
  const out = { left: accompaniment.left.slice(), right: accompaniment.right.slice() };
  if (!Number.isFinite(sung)) return out;
  const gain = Number.isFinite(played) ? decibelsToGain(played + VOICE_ABOVE - sung) : 1;
  const activity = activityOf(voice, length);
  const words = createFilter([peaking(2500, 0.7, GIVE_WORDS)]);
  const rumble = createFilter([highpass(80)]);
  for (let from = 0; from < length; from += STEP) {
    const [left, right] = [out.left.subarray(from, from + STEP), out.right.subarray(from, from + STEP)];
    const [cutLeft, cutRight] = [left.slice(), right.slice()];
    words.stereo(cutLeft, cutRight);
    const [a, b] = [activity[from / STEP]!, activity[from / STEP + 1]!];
    const voiceLeft = voice.left.slice(from, from + STEP);
    const voiceRight = voice.right.slice(from, from + STEP);
    if (clean) rumble.stereo(voiceLeft, voiceRight);
    for (let i = 0; i < left.length; i++) {
      const on = a + ((b - a) * i) / STEP;
      const level = 1 + on * (decibelsToGain(GIVE_WAY) - 1);
      left[i] = level * (left[i]! + on * (cutLeft[i]! - left[i]!)) + gain * (voiceLeft[i] ?? 0);
      right[i] = level * (right[i]! + on * (cutRight[i]! - right[i]!)) + gain * (voiceRight[i] ?? 0);
    }
  }
  return out;
}

/** How much somebody sings, 0–1, at each step and one beyond. */
function activityOf({ left, right }: StereoBlock, length: Samples): Float64Array {
  const steps = Math.ceil(length / STEP);
  const level = new Float64Array(steps);
  for (let n = 0; n < steps; n++) {
    let sum = 0;
    for (let i = n * STEP; i < Math.min(left.length, (n + 1) * STEP); i++) sum += left[i]! ** 2 + right[i]! ** 2;
    level[n] = Math.sqrt(sum / STEP);
  }
  const loudest = level.reduce((most, v) => Math.max(most, v), 0);
  const out = new Float64Array(steps + 1);
  let held = 0;
  for (let n = 0; n < steps; n++) {
    const goal = level[n]! > REST * loudest ? 1 : 0;
    held += (goal - held) * (goal > held ? FALL : RISE);
    out[n] = held;
  }
  out[steps] = held;
  return out;
}

import { createRandom } from "../random.ts";
import { SAMPLE_RATE, type Seconds } from "../units.ts";
import { addPresence, brightenWithLoudness, exciteBand, extendBand, inhale } from "./finish-tone.ts";
import { levelLine } from "./level-line.ts";
import type { Phone } from "./line-phones.ts";
import { chooseScoops, type TimedNote } from "./line-timing.ts";
import { overlapAdd } from "./overlap-add.ts";
import type { PhoneSpan } from "./plan-phones.ts";
import { shapePitch } from "./shape-pitch.ts";
import type { Singer } from "./singers.ts";
import type { SpokenLine } from "./speak-line.ts";
import { warpTime, type TimeWarp } from "./warp-time.ts";

export interface LineRequest {
  spoken: SpokenLine;
  phones: readonly Phone[];
  /** Where each phone is to be sung, from the line's origin. */
  planned: readonly PhoneSpan[];
  notes: readonly TimedNote[];
  leadIn: Seconds;
  singer: Singer;
  delivery: "sung" | "rap" | "spoken";
  finish: "plain" | "fine";
  /** A lead breathes audibly and is tight; the others are loose against it. */
  role: "lead" | "double";
  /** Semitones. */
  detune: number;
  seed: number;
}

/** Mono at 44.1 kHz; `start` is relative to the line's origin and usually negative. */
export interface RenderedLine {
  start: Seconds;
  samples: Float32Array;
}

/** RMS of the vowels at velocity 90, for every singer. */
const VOWEL_RMS = 0.1; // −20 dBFS
const LOOSENESS: Seconds = 0.008;
/** Nearer to the first sound, or louder, a breath is heard as a consonant: "long" became "flong", "neon" "feel on". */
const BREATH = { longest: 0.36, before: 0.12, room: 0.45, level: 0.01 } as const;

export function renderLine(request: LineRequest): RenderedLine {
  const { spoken, phones, notes, singer } = request;
  const sung = request.role === "lead" ? request.planned : loosen(request.planned, phones, request.seed);
  const warp = warpTime(phones, spoken.phones, sung, request.seed);
  const pitched = request.delivery === "sung";
  const { gain, dynamics } = levelLine(phones, sung, spoken, notes, warp, pitched);
  const stressed = notes.map((_, i) => phones.some((p) => p.syllable === i && p.isVowel && p.stress > 0));
  const pitch = pitched
    ? shapePitch(notes, warp.from, warp.step, warp.source.length, {
        vibrato: singer.vibrato,
        scoops: chooseScoops(notes, stressed, request.seed),
        detune: request.detune,
        seed: request.seed,
      })
    : undefined;
  const samples = overlapAdd(spoken, phones, warp, gain, pitch);
  addPresence(samples, singer.presence);
  brightenWithLoudness(samples, dynamics, warp.step);
  normalise(samples, phones, warp, dynamics);
  if (request.finish === "fine") {
    exciteBand(samples);
    extendBand(samples);
  }
  softenPeaks(samples);
  const line: RenderedLine = { start: warp.from, samples };
  return request.role === "lead" && pitched && request.finish === "fine" ? withBreath(line, sung[0]!.start, request) : line;
}

/** Brings the vowels to one level whoever sings, and leaves the intended dynamics. */
function normalise(samples: Float32Array, phones: readonly Phone[], warp: TimeWarp, dynamics: Float64Array): void {
  const perStep = warp.step * SAMPLE_RATE;
  let power = 0;
  let intended = 0;
  warp.phone.forEach((phone, i) => {
    if (phone < 0 || !phones[phone]!.isVowel) return;
    const from = Math.round(i * perStep);
    const to = Math.min(samples.length, Math.round((i + 1) * perStep));
    for (let n = from; n < to; n++) power += samples[n]! ** 2;
    intended += (to - from) * dynamics[i]! ** 2;
  });
  if (power === 0) return;
  const gain = VOWEL_RMS * Math.sqrt(intended / power);
  for (let n = 0; n < samples.length; n++) samples[n]! *= gain;
}

/** Bends what is above −4 dBFS so that nothing passes full scale. */
function softenPeaks(samples: Float32Array): void {
  const knee = 0.63;
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(samples[i]!);
    if (size > knee) samples[i] = Math.sign(samples[i]!) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)));
  }
}

/** Nobody doubles to the millisecond: each syllable comes a little early or late. */
function loosen(planned: readonly PhoneSpan[], phones: readonly Phone[], seed: number): PhoneSpan[] {
  const random = createRandom(seed).fork("looseness");
  const offsets = phones.map(() => Math.max(-2, Math.min(2, random.normal())) * LOOSENESS);
  const shift = (i: number): Seconds => offsets[phones[i]!.syllable]!;
  return planned.map((span, i) => {
    const next = planned[i + 1];
    const joined = next !== undefined && next.start - span.end < 1e-6;
    const start = span.start + shift(i);
    return { start, end: Math.max(start + 0.005, span.end + shift(joined ? i + 1 : i)) };
  }).map((span, i, spans) => ({ start: span.start, end: Math.min(span.end, spans[i + 1]?.start ?? span.end) }));
}

function withBreath(line: RenderedLine, firstSound: Seconds, request: LineRequest): RenderedLine {
  const room = request.leadIn + firstSound;
  if (room < BREATH.room) return line;
  const random = createRandom(request.seed).fork("breathing");
  const length = Math.min(BREATH.longest, room - BREATH.before - 0.1) * random.between(0.8, 1);
  const breath = inhale(length, request.seed);
  const start = Math.min(line.start, firstSound - BREATH.before - length);
  const lead = Math.round((line.start - start) * SAMPLE_RATE);
  const samples = new Float32Array(Math.max(lead + line.samples.length, breath.length));
  samples.set(line.samples, lead);
  const level = BREATH.level * random.between(0.6, 1);
  const at = Math.round((firstSound - BREATH.before - length - start) * SAMPLE_RATE);
  for (let i = 0; i < breath.length; i++) samples[at + i]! += level * breath[i]!;
  return { start, samples };
}

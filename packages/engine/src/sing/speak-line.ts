import type { VoiceModel } from "../resources.ts";
import type { Seconds } from "../units.ts";
import { createRandom } from "../random.ts";
import { createCorrelator } from "./correlate.ts";
import { alignSpans } from "./align-spans.ts";
import { allotFrames } from "./allot-frames.ts";
import type { Phone } from "./line-phones.ts";
import { markPeriods, type PitchMark } from "./pitch-marks.ts";
import type { PhoneSpan } from "./plan-phones.ts";
import { doubleRate } from "./resample.ts";
import type { TokenLine } from "./tokenize-line.ts";
import { trackF0, type PitchRange } from "./track-f0.ts";

/** A line as the network spoke it, near its sung lengths but at its own pitch. Times are in this recording. */
export interface SpokenLine {
  /** Mono at 44.1 kHz. */
  samples: Float32Array;
  phones: PhoneSpan[];
  marks: PitchMark[];
  /** Power of each vowel at its loudest 20 ms, by phone; 0 for consonants. */
  vowelPower: Float64Array;
  /** Loudness in dB every `ENVELOPE_STEP`. */
  envelope: Float64Array;
}

export const ENVELOPE_STEP: Seconds = 0.005;

const LATENT_CHANNELS = 192;
/** Less noise than for speech: a sung vowel is steadier. */
const SUNG_NOISE = 0.3;

export interface SpeakRequest {
  phones: readonly Phone[];
  line: TokenLine;
  /** Fractional frames of each token, from the network. */
  natural: ArrayLike<number>;
  planned: readonly PhoneSpan[];
  speaker: number;
  pitchRange: PitchRange;
  noiseSeed: number;
}

export async function speakLine(voice: VoiceModel, request: SpeakRequest): Promise<SpokenLine> {
  const { phones, line, speaker } = request;
  const frameLength: Seconds = voice.hop / voice.sampleRate;
  const { frames, spans } = allotFrames(phones, line, request.natural, request.planned, frameLength);
  const total = frames.reduce((sum, n) => sum + n, 0);
  const raw = await voice.synthesize(line.ids, frames, speaker, latentNoise(request.noiseSeed, total), SUNG_NOISE);
  const marks = markPeriods(raw, voice.sampleRate, trackF0(raw, voice.sampleRate, request.pitchRange));
  const inSeconds = alignSpans(raw, voice.sampleRate, phones, spans.map((s) => ({ start: s.start * frameLength, end: s.end * frameLength })));
  return {
    samples: doubleRate(raw),
    phones: inSeconds,
    marks,
    envelope: loudnessEnvelope(raw, voice.sampleRate),
    vowelPower: Float64Array.from(phones, (phone, i) => (phone.isVowel ? loudestPower(raw, voice.sampleRate, inSeconds[i]!) : 0)),
  };
}

function latentNoise(seed: number, frames: number): Float32Array {
  const random = createRandom(seed);
  const noise = new Float32Array(LATENT_CHANNELS * frames);
  for (let i = 0; i < noise.length; i++) noise[i] = random.normal();
  return noise;
}

function loudestPower(x: Float32Array, rate: number, span: PhoneSpan): number {
  const window = Math.round(0.02 * rate);
  let loudest = 0;
  for (let at = Math.round(span.start * rate); at < span.end * rate; at += window) {
    let sum = 0;
    for (let i = at; i < Math.min(at + window, x.length); i++) sum += x[i]! * x[i]!;
    loudest = Math.max(loudest, sum / window);
  }
  return loudest;
}

/** RMS over 25 ms, which spans at least two periods of the lowest voice. */
function loudnessEnvelope(x: Float32Array, rate: number): Float64Array {
  const correlator = createCorrelator(x);
  const window = Math.round(0.025 * rate);
  return Float64Array.from({ length: Math.ceil(x.length / rate / ENVELOPE_STEP) }, (_, i) => {
    const centre = Math.round(i * ENVELOPE_STEP * rate);
    return 10 * Math.log10(correlator.energy(centre - (window >> 1), window) / window + 1e-9);
  });
}

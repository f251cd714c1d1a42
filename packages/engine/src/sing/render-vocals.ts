import type { CancelSignal } from "../cancellation.ts";
import type { EngineResources, VoiceModel } from "../resources.ts";
import type { Score, VocalPart } from "../score/score.ts";
import { SAMPLE_RATE, type Samples } from "../units.ts";
import { linePhones, type Phone } from "./line-phones.ts";
import { lineSeed, timeLines, type TimedLine } from "./line-timing.ts";
import { planPhones, type PhoneSpan } from "./plan-phones.ts";
import { renderLine, type RenderedLine } from "./render-line.ts";
import { singerOf, type Chorister, type Singer } from "./singers.ts";
import { speakLine, type SpokenLine } from "./speak-line.ts";
import { tokenizeLine } from "./tokenize-line.ts";

/** One sung line, not yet mixed: gain, pan, sends are the mixer's. */
export interface PlacedVocal {
  /** `VocalPart.id`. */
  part: string;
  /** Place of the first sample in the song at 44.1 kHz; may lie before the section, or even before the song. */
  start: Samples;
  /** Mono; vowels at −20 dBFS RMS for velocity 90. */
  samples: Float32Array;
}

export interface VocalRenderer {
  /**
   * The lines of one section, part by part in the order of the score. Any section, in any order.
   * Rejects with the signal's reason when aborted (looked at before each line).
   */
  renderSection(section: number, signal?: CancelSignal): AsyncIterable<PlacedVocal>;
}

interface PreparedLine {
  part: VocalPart;
  singer: Singer;
  section: number;
  timed: TimedLine;
  phones: Phone[];
  /** One for a soloist, several for a choir. */
  voices: PreparedVoice[];
  /** Equal keys: equal sound. */
  soundKey: string;
}

interface PreparedVoice extends Chorister {
  line: PreparedLine;
  /** Equal keys: equal recordings from the network. */
  sourceKey: string;
}

interface Recording {
  planned: PhoneSpan[];
  spoken: SpokenLine;
}

/**
 * Sings the vocal parts of a score. Deterministic for the score (its seed included) on one backend: a line's sound depends on its
 * content only, never on what was rendered before. Throws RangeError on a score whose notes do not match its syllables.
 */
export function createVocalRenderer(score: Score, resources: Pick<EngineResources, "voice" | "voices">): VocalRenderer {
  const lines = score.vocals.flatMap((part) => prepareLines(part, score));
  const recordings = shareResults<PreparedVoice, Recording>(distinctSounds(lines).flatMap((line) => line.voices), (voice) => voice.sourceKey);
  const sounds = shareResults<PreparedLine, RenderedLine>(lines, (line) => line.soundKey);

  return {
    async *renderSection(section, signal) {
      for (const line of lines) {
        if (line.section !== section) continue;
        signal?.throwIfAborted();
        const sound = await sounds.take(line, () => singTogether(line));
        yield {
          part: line.part.id,
          start: Math.round((line.timed.origin + line.part.delay + sound.start) * SAMPLE_RATE),
          samples: sound.samples,
        };
      }
    },
  };

  function voiceOf({ name, voice }: Singer): VoiceModel | Promise<VoiceModel> {
    if (voice === undefined) return resources.voice;
    if (!resources.voices) throw new Error(`the voice "${voice}" of ${name} is not here`);
    return resources.voices.load(voice);
  }

  async function singTogether(line: PreparedLine): Promise<RenderedLine> {
    const sung: RenderedLine[] = [];
    for (const voice of line.voices) sung.push(sing(voice, await recordings.take(voice, () => record(voice))));
    return sung.length === 1 ? sung[0]! : gather(sung);
  }

  async function record({ line, speaker, spokenPitch, sourceKey }: PreparedVoice): Promise<Recording> {
    const voice = await voiceOf(line.singer);
    const tokens = tokenizeLine(line.phones, voice.tokens);
    const { raw, frames } = await voice.durations(tokens.ids, speaker);
    const natural = new Float64Array(line.phones.length);
    tokens.owner.forEach((phone, token) => {
      if (phone >= 0) natural[phone]! += (frames[token]! * voice.hop) / voice.sampleRate;
    });
    const planned = planPhones(line.phones, natural, line.timed.notes, line.timed.leadIn);
    const spoken = await speakLine(voice, {
      phones: line.phones,
      line: tokens,
      natural: raw,
      planned,
      speaker,
      pitchRange: { lowest: Math.max(55, spokenPitch * 0.45), highest: spokenPitch * 2.2 },
      noiseSeed: lineSeed(score.seed, sourceKey),
    });
    return { planned, spoken };
  }

  function sing({ line, shift }: PreparedVoice, { planned, spoken }: Recording): RenderedLine {
    const { part, timed } = line;
    const isAlone = line.voices.length === 1;
    return renderLine({
      spoken,
      phones: line.phones,
      planned,
      notes: timed.notes,
      leadIn: timed.leadIn,
      singer: line.singer,
      delivery: part.delivery,
      finish: score.vocalFinish ?? "fine",
      role: isAlone ? roleOf(part) : "double",
      detune: part.detune / 100 + shift,
      seed: lineSeed(score.seed, isAlone ? line.soundKey : `${line.soundKey}|${shift}`),
    });
  }
}

/** The voices of a choir as one, as loud as a soloist. */
function gather(voices: readonly RenderedLine[]): RenderedLine {
  const start = Math.min(...voices.map((voice) => voice.start));
  const offsets = voices.map((voice) => Math.round((voice.start - start) * SAMPLE_RATE));
  const samples = new Float32Array(Math.max(...voices.map((voice, i) => offsets[i]! + voice.samples.length)));
  const gain = 1 / Math.sqrt(voices.length);
  voices.forEach((voice, i) => {
    for (let n = 0; n < voice.samples.length; n++) samples[offsets[i]! + n]! += gain * voice.samples[n]!;
  });
  return { start, samples };
}

const roleOf = (part: VocalPart): "lead" | "double" =>
  part.stem === "lead-vocals" && part.detune === 0 && part.delay === 0 ? "lead" : "double";

function prepareLines(part: VocalPart, score: Score): PreparedLine[] {
  return timeLines(part, score.bpm).map((timed) => {
    const key = timed.line.singer ?? part.singer;
    const singer = singerOf(key);
    const phones = linePhones(timed.line.words);
    const syllables = timed.line.words.reduce((sum, word) => sum + word.syllables.length, 0);
    if (syllables !== timed.notes.length) {
      throw new RangeError(`"${timed.line.text}" has ${syllables} syllables and ${timed.notes.length} notes`);
    }
    const text = phones.map((p) => `${p.word}.${p.syllable}.${singer.voice === undefined ? p.symbol : p.ipa.join("")}${p.stress}`).join(" ");
    const rhythm = timed.notes.map((n) => `${n.start}-${n.end}`).join(" ");
    const sourceOf = (speaker: number | string): string => `${singer.voice === undefined ? "" : `${singer.voice}/`}${speaker}|${text}|${rhythm}|${timed.leadIn}`;
    const sourceKey = sourceOf(singer.ensemble ? key : singer.speaker);
    const melody = timed.notes.map((n) => `${n.velocity}:${n.pitches.map((p) => `${p.time}@${p.midi}`).join(",")}`).join(" ");
    const soundKey = `${sourceKey}|${melody}|${part.delivery}|${roleOf(part)}|${part.detune}`;
    const line: PreparedLine = { part, singer, section: timed.line.section, timed, phones, voices: [], soundKey };
    const voices = singer.ensemble ?? [{ speaker: singer.speaker, spokenPitch: singer.spokenPitch, shift: 0 }];
    line.voices.push(...voices.map((voice) => ({ ...voice, line, sourceKey: sourceOf(voice.speaker) })));
    return line;
  });
}

interface Shared<User, T> {
  take(user: User, make: () => Promise<T>): Promise<T>;
}

/** A recording is needed once for each different sound made of it, however often that sound is repeated. */
const distinctSounds = (lines: readonly PreparedLine[]): PreparedLine[] => [...new Map(lines.map((line) => [line.soundKey, line])).values()];

/** Results kept only while a later line still wants them: a repeated chorus is sung once, and memory stays flat. */
function shareResults<User, T>(users: readonly User[], keyOf: (user: User) => string): Shared<User, T> {
  const wanted = new Map<string, number>();
  for (const user of users) wanted.set(keyOf(user), (wanted.get(keyOf(user)) ?? 0) + 1);
  const kept = new Map<string, Promise<T>>();
  return {
    async take(user, make) {
      const key = keyOf(user);
      const left = (wanted.get(key) ?? 1) - 1;
      wanted.set(key, left);
      const result = kept.get(key) ?? make();
      if (left > 0) kept.set(key, result);
      else kept.delete(key);
      try {
        return await result;
      } catch (error) {
        kept.delete(key); // a failure is not the answer for the next one
        throw error;
      }
    },
  };
}

import type { CancelSignal } from "../cancellation.ts";
import type { Score } from "../score/score.ts";
import type { PlacedVocal, VocalRenderer } from "../sing/render-vocals.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE, beatsToSeconds } from "../units.ts";

/** The sung lines of a song on the timeline, rendered only as far as they are needed. */
export interface VocalTrack {
  /** Sections that must be sung before anything up to `to` can be mixed, in order. */
  sectionsBefore(to: Samples): number[];
  /** Sings a section; throws the signal's reason when aborted. */
  sing(section: number, signal?: CancelSignal): Promise<void>;
  /** Every vocal part in [from, to), mono, silent where it rests. Spans go forward: what lies before `to` is let go. */
  take(from: Samples, to: Samples): Map<string, Float32Array>;
}

/** Room for the consonants and the breath that come ahead of a line's first beat. */
const LEAD_IN = 1.2;

/** With `start` the first span begins there. */
export function createVocalTrack(score: Score, renderer: VocalRenderer, start: Samples = 0): VocalTrack {
  const waiting = firstSounds(score);
  let placed: PlacedVocal[] = [];
  let taken: Samples = start;
  return {
    sectionsBefore(to) {
      return waiting.filter(({ start }) => start < to).map(({ section }) => section);
    },
    async sing(section, signal) {
      const at = waiting.findIndex((w) => w.section === section);
      if (at >= 0) waiting.splice(at, 1);
      for await (const vocal of renderer.renderSection(section, signal)) placed.push(vocal);
    },
    take(from, to) {
      if (from !== taken) throw new RangeError(`span [${from}, ${to}) does not follow sample ${taken}`);
      const tracks = new Map(score.vocals.map((part) => [part.id, new Float32Array(to - from)]));
      for (const { part, start, samples } of placed) {
        const track = tracks.get(part);
        if (!track) continue;
        const begin = Math.max(start, from);
        const end = Math.min(start + samples.length, to);
        for (let i = begin; i < end; i++) track[i - from]! += samples[i - start]!;
      }
      placed = placed.filter(({ start, samples }) => start + samples.length > to);
      taken = to;
      return tracks;
    },
  };
}

/** When the first line of each sung section may begin to sound. */
function firstSounds(score: Score): { section: number; start: Samples }[] {
  const starts = new Map<number, Samples>();
  for (const part of score.vocals)
    for (const line of part.lines) {
      const beat = line.notes[0]?.beat;
      if (beat === undefined) continue;
      const start = (beatsToSeconds(beat, score.bpm) + Math.min(0, part.delay) - LEAD_IN) * SAMPLE_RATE;
      starts.set(line.section, Math.min(start, starts.get(line.section) ?? Infinity));
    }
  return [...starts].map(([section, start]) => ({ section, start })).toSorted((a, b) => a.start - b.start || a.section - b.section);
}

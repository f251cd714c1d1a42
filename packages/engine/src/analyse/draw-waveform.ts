import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";

/** Levels are drawn by power, bent so that a verse stands visibly below its chorus: peaks of a mastered song are all alike. */
const BEND = 1.6;
const SPANS = 512;

/**
 * The level of each of `count` equal spans of a recording, 0–1 of its loudest span, rounded to three decimals (it travels as JSON).
 * Silence is all zeros.
 */
export function drawWaveform(audio: StereoBlock, count = SPANS): number[] {
  const waveform = createWaveform(audio.left.length, count);
  waveform.add(audio);
  return waveform.levels();
}

/** The same for a recording of `length` frames that arrives in blocks. */
export function createWaveform(length: Samples, count = SPANS): { add(block: StereoBlock): void; levels(): number[] } {
  const energy = new Float64Array(count);
  const edge = (n: number): Samples => Math.floor((n * length) / count);
  let position: Samples = 0;
  let span = 0;
  return {
    add({ left, right }) {
      for (let i = 0; i < left.length && span < count; ) {
        const until = Math.min(left.length, i + edge(span + 1) - position);
        let sum = 0;
        for (let k = i; k < until; k++) sum += left[k]! * left[k]! + right[k]! * right[k]!;
        energy[span] = energy[span]! + sum;
        position += until - i;
        i = until;
        while (span < count && position >= edge(span + 1)) span++;
      }
    },
    levels() {
      const levels = Array.from(energy, (sum, n) => (edge(n + 1) > edge(n) ? Math.sqrt(sum / (2 * (edge(n + 1) - edge(n)))) : 0));
      const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
      return levels.map((level) => (loudest === 0 ? 0 : Math.round((level / loudest) ** BEND * 1000) / 1000));
    },
  };
}

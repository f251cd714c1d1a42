import type { Seconds } from "../units.ts";
import type { Meter } from "../score/score.ts";
import { metricWeight } from "./metre.ts";

export interface PlacementTask {
  /** 0 unstressed … 1 strongly stressed, one per syllable. */
  stresses: readonly number[];
  /** Sixteenths in the window. */
  windowSteps: number;
  meter: Meter;
  secondsPerStep: Seconds;
  /** Earliest step; −2 allows an upbeat. */
  earliest: number;
  /** Sixteenths left empty at the end for breath; 4 when absent. */
  breath?: number;
  /** Shortest syllable the singer can form. */
  shortest: Seconds;
  /** Below it words blur in a row of equal notes (measured on the neural singer); shorter gaps are taken only where nothing else fits. */
  comfortable?: Seconds;
  /** Onsets of the line this one answers, to be kept where the words allow. */
  model?: readonly number[];
  /** Step at which the phrase likes to begin. */
  start: number;
  /** 1 spreads the words over the window; below, they run closer together and the last one is held. */
  density: number;
  /** Beats whose accent comes an eighth early. */
  pushed: ReadonlySet<number>;
  /** Beats on which the phrase likes to dwell, so that long and short alternate. */
  holds?: ReadonlySet<number>;
  /** Dotted eighths are at home: 3 + 3 + 2. Only in bars of sixteen steps. */
  dotted?: boolean;
  /** Small wish per step, drawn once per phrase letter, so that phrases differ. */
  taste: (step: number) => number;
}

/** Onset and length in sixteenths. */
export interface PlacedSyllable {
  step: number;
  steps: number;
}

/**
 * Puts stressed syllables on strong places by dynamic programming over sixteenths (eighths where there is room),
 * keeping the gaps even and leaving at least an eighth of silence at the end. One entry per syllable, ascending.
 */
export function placeSyllables(task: PlacementTask): PlacedSyllable[] {
  const count = task.stresses.length;
  if (count === 0) return [];
  const end = task.windowSteps - (task.breath ?? 4);
  // A held last note needs room; a short breath says that it is spoken.
  const lastOnset = Math.max(task.earliest + count - 1, end - ((task.breath ?? 4) < 4 ? 1 : 3));
  const eighthSeconds = task.secondsPerStep * 2;
  const room = Math.floor((lastOnset - Math.max(0, task.earliest)) / 2) + 1;
  const grain = count <= room && eighthSeconds >= task.shortest ? 2 : 1;
  const positions: number[] = [];
  for (let step = task.earliest; step <= lastOnset; step++) if (grain === 1 || step % 2 === 0 || (task.dotted && step % 8 === 3)) positions.push(step);
  if (positions.length < count) return squeeze(task, end);
  const target = Math.max(grain, Math.min(((end - 2 - task.start) / count) * task.density, 0.55 / task.secondsPerStep));
  const weight = (step: number): number => {
    if (task.pushed.has(step + 2)) return metricWeight(step + 2, task.meter) * 0.95;
    if (task.pushed.has(step)) return 0.25;
    if (task.dotted && step > 0 && step % 8 === 3) return 0.4;
    return metricWeight(step, task.meter);
  };
  const local = (i: number, step: number): number => {
    const stress = task.stresses[i]!;
    let score = 3 * (stress - 0.32) * weight(step) + task.taste(step);
    if (stress > 0.75 && weight(step) < 0.2) score -= 1;
    if (task.model?.includes(step)) score += 0.8;
    if (i === 0) score -= 0.16 * Math.abs(step - (stress < 0.3 && task.start === 0 ? -2 : task.start));
    if (i === count - 1) score += 0.8 * weight(step) - 0.05 * Math.max(0, task.windowSteps * 0.5 - step);
    return score;
  };
  const gapCost = (gap: number, stress: number, from: number): number => {
    const seconds = gap * task.secondsPerStep;
    const ratio = Math.log2(gap / target);
    return 0.55 * ratio * ratio + (seconds < task.shortest ? 3 + 20 * (task.shortest - seconds) : 0) + 9 * Math.max(0, (task.comfortable ?? 0) - seconds) - (stress > 0.6 ? 0.08 * gap : 0) + (gap > 8 ? 0.3 * (gap - 8) : 0)
      // An article that is dwelt on is heard as a word of weight: "take MY hand AND run".
      - (task.holds?.has(from) && gap >= target * 1.4 && stress > 0.4 ? 0.8 : 0) + (stress < 0.2 ? 1.1 * Math.max(0, ratio - 0.1) : 0);
  };
  const width = positions.length;
  const score: Float64Array[] = [];
  const from: Int32Array[] = [];
  for (let i = 0; i < count; i++) {
    const row = new Float64Array(width).fill(-1e9);
    const back = new Int32Array(width).fill(-1);
    for (let j = i; j < width - (count - 1 - i); j++) {
      const here = local(i, positions[j]!);
      if (i === 0) { row[j] = here; continue; }
      for (let k = i - 1; k < j; k++) {
        const value = score[i - 1]![k]! + here - gapCost(positions[j]! - positions[k]!, task.stresses[i - 1]!, positions[k]!);
        if (value > row[j]!) { row[j] = value; back[j] = k; }
      }
    }
    score.push(row);
    from.push(back);
  }
  let at = 0;
  for (let j = 0; j < width; j++) if (score[count - 1]![j]! > score[count - 1]![at]!) at = j;
  const onsets: number[] = [];
  for (let i = count - 1; i >= 0; i--) { onsets.unshift(positions[at]!); at = from[i]![at]!; }
  return lengths(onsets, end, task.secondsPerStep);
}

/** Notes reach to the next one, but a long gap becomes a rest; the last is held at most a bar's half and ends before the breath. */
function lengths(onsets: readonly number[], end: number, secondsPerStep: Seconds): PlacedSyllable[] {
  const longest = Math.max(4, Math.round(1.5 / secondsPerStep));
  return onsets.map((step, i) => {
    const next = onsets[i + 1];
    const room = next === undefined ? Math.max(1, end - step) : next - step;
    return { step, steps: Math.min(room, next === undefined ? Math.min(longest, 12) : longest) };
  });
}

/** More syllables than sixteenths: equal shares of the window. */
function squeeze(task: PlacementTask, end: number): PlacedSyllable[] {
  const share = (end - Math.max(0, task.earliest)) / task.stresses.length;
  return task.stresses.map((_, i) => ({ step: Math.max(0, task.earliest) + i * share, steps: share }));
}

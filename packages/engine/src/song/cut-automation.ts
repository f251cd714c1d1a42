import type { InstrumentPart } from "../score/score.ts";
import type { Beats, Decibels } from "../units.ts";

type Points = NonNullable<InstrumentPart["automation"]>;

/** Between two points of different parts of a song, so that one does not slope into the other. */
const STEP: Beats = 0.05;

/** Level at a beat: linear between points, held outside; 0 without any. */
export function gainAt(points: Points, beat: Beats): Decibels {
  const next = points.findIndex((point) => point.beat > beat);
  const [before, after] = [next < 0 ? points.at(-1) : points[next - 1], next < 0 ? undefined : points[next]];
  if (!before || !after) return (before ?? after)?.gain ?? 0;
  return before.gain + ((after.gain - before.gain) * (beat - before.beat)) / (after.beat - before.beat);
}

/**
 * A player's levels where one song goes on as another at `join`: the first ones up to it as they were, the others from it on, `shift` beats
 * later than they stand. Undefined where nobody moves.
 */
export function joinAutomation(kept: Points | undefined, more: Points | undefined, join: Beats, shift: Beats): Points | undefined {
  if (!kept?.length && !more?.length) return undefined;
  const [before, after] = [kept ?? [], (more ?? []).map((point) => ({ ...point, beat: point.beat + shift }))];
  return [
    ...before.filter((point) => point.beat < join - STEP), { beat: join - STEP, gain: gainAt(before, join - STEP) },
    { beat: join, gain: gainAt(after, join) }, ...after.filter((point) => point.beat > join),
  ];
}

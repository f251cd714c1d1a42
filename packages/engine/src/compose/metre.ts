import type { Meter } from "../score/score.ts";
import type { Beats } from "../units.ts";
import type { DrumVoice, Grid, LayerRole } from "../brief/style.ts";

/** Quarter notes in a bar. */
export const barBeats = (meter: Meter): Beats => (meter.beatsPerBar * 4) / meter.unit;
/** Sixteenths in a bar. */
export const barSteps = (meter: Meter): number => (meter.beatsPerBar * 16) / meter.unit;
export const isCompound = (meter: Meter): boolean => meter.unit === 8 && meter.beatsPerBar % 3 === 0;
/** Sixteenths in a felt beat: a quarter, or a dotted quarter in compound metres. */
export const pulseSteps = (meter: Meter): number => (isCompound(meter) ? 6 : 4);

/** How strong a sixteenth of the bar is, 0–1. `step` may be negative or beyond the bar. */
export function metricWeight(step: number, meter: Meter): number {
  const steps = barSteps(meter);
  const at = ((step % steps) + steps) % steps;
  if (at === 0) return 1;
  if (isCompound(meter)) return at % 6 === 0 ? 0.8 : at % 2 === 0 ? 0.4 : 0.05;
  if (steps % 8 === 0 && at % 8 === 0) return 0.85;
  if (at % 4 === 0) return 0.65;
  return at % 2 === 0 ? 0.32 : 0.05;
}

const COMPOUND: Record<LayerRole, string> = {
  bass: "1-----5-----", pad: "x-----------", comp: "x-----x-----", arp: "0.1.2.3.2.1.", strum: "D-d-u-D-d-u-",
  riff: "x-----------", lead: "x-----------", counter: "x-----------", percussion: "", riser: "", impact: "",
};
const TRIPLE: Record<LayerRole, string> = {
  bass: "1-----------", pad: "x-----------", comp: "....x---x---", arp: "0.1.2.3.2.1.", strum: "D---d-u-d-u-",
  riff: "x-----------", lead: "x-----------", counter: "x-----------", percussion: "", riser: "", impact: "",
};

/** A bar of 4/4 re-cut for another metre: the genre's own hand for waltz and 6/8, repeated or trimmed for the rest. */
export function fitPattern(pattern: string, role: LayerRole, meter: Meter): string {
  const steps = barSteps(meter);
  if (pattern.length === steps) return pattern;
  if (steps === 12) return (isCompound(meter) ? COMPOUND : TRIPLE)[role] || pattern.slice(0, 12);
  if (pattern.length % steps === 0) return pattern;
  return pattern.repeat(Math.ceil(steps / pattern.length)).slice(0, steps);
}

/** Which voices carry the pulse; anything else in the grid is trimmed to the bar. */
export function fitGrid(grid: Grid, meter: Meter): Grid {
  const steps = barSteps(meter);
  const out: Grid = {};
  for (const [voice, line] of Object.entries(grid) as [DrumVoice, string][]) {
    if (line.length === steps || steps === 16) out[voice] = line;
    else if (steps !== 12) out[voice] = line.repeat(Math.ceil(steps / line.length)).slice(0, steps);
    else if (voice === "kick") out[voice] = isCompound(meter) ? "9.........6." : "9...........";
    else if (voice === "snare" || voice === "clap" || voice === "stick" || voice === "snap") out[voice] = isCompound(meter) ? "......8....." : "....7...7...";
    else if (voice === "pedal") out[voice] = isCompound(meter) ? "......5....." : "....5.......";
    else if (voice === "ride") out[voice] = isCompound(meter) ? "7.5.5.7.5.5." : "7...7.5.7...";
    else if (/^[.]*$/.test(line)) out[voice] = line.slice(0, 12);
    else out[voice] = isCompound(meter) ? "6.4.4.6.4.4." : "6.4.5.4.5.4.";
  }
  return out;
}

/** Delays off-beats: position in beats → position in beats. `grid` 2 swings eighths, 4 sixteenths. */
export function swingBeat(beat: Beats, swing: { grid: 2 | 4; amount: number }): Beats {
  if (swing.amount === 0) return beat;
  const span = 2 / swing.grid;
  const start = Math.floor(beat / span + 1e-9) * span;
  const x = (beat - start) / span;
  const middle = 0.5 * (1 + swing.amount);
  const y = x <= 0.5 ? (x / 0.5) * middle : middle + ((x - 0.5) / 0.5) * (1 - middle);
  return start + y * span;
}

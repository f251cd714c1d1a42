import type { DrumPlan, DrumVoice, Grid, Layer } from "../brief/style.ts";
import type { Note } from "../score/score.ts";
import { barsOf, byBeat, energyAt, isOn, touch, type Arrangement } from "./arrangement.ts";
import { fitGrid } from "./metre.ts";

/** General MIDI percussion keys. */
const KEYS: Record<DrumVoice, number> = {
  kick: 36, snare: 38, clap: 39, stick: 37, hat: 42, open: 46, pedal: 44, ride: 51, crash: 49, "low-tom": 43, "mid-tom": 47, "high-tom": 50,
  shaker: 70, tambourine: 54, "conga-low": 64, "conga-high": 63, cowbell: 56, clave: 75, triangle: 81, "timpani-roll": 41, cabasa: 69, snap: 39,
};
/** A digit's velocity: 1 → 22 … 9 → 118. */
const loudness = (digit: number): number => 10 + 12 * digit;

const hit = (voice: DrumVoice, beat: number, velocity: number): Note => ({ beat, beats: 0.25, midi: KEYS[voice], velocity });

function pushGrid(notes: Note[], grid: Grid, beat: number, energy: number, from: number, to: number, vary: (voice: DrumVoice, step: number, velocity: number) => number): void {
  for (const [voice, line] of Object.entries(grid) as [DrumVoice, string][]) {
    for (let step = from; step < Math.min(to, line.length); step++) {
      const digit = Number(line[step]);
      if (!(digit > 0)) continue;
      const velocity = vary(voice, step, loudness(digit));
      if (velocity > 0) notes.push(hit(voice, beat + step / 4, touch(velocity, energy)));
    }
  }
}

/** The drummer: a groove per energy, small variations every other bar, a fill before each new section, a crash where it lands. */
export function playDrums(a: Arrangement, plan: DrumPlan): Note[] {
  const random = a.random.fork("drums");
  const grooves = plan.grooves.map((groove) => ({ from: groove.from, grid: fitGrid(random.pick(groove.bars), a.brief.meter) }));
  const isWaltz = a.steps !== 16;
  const notes: Note[] = [];
  // A song's own signature: one extra soft kick or ghost that returns every second bar.
  const signature = { voice: random.pick<DrumVoice>(["kick", "snare"]), step: random.pick([3, 5, 7, 9, 11, 15]) };
  for (const { section, bar, beat, isLast, isFinal } of barsOf(a)) {
    const energy = energyAt(section, bar);
    if (isFinal) {
      notes.push(hit("kick", beat, touch(100, 0.5)));
      if (plan.crash) notes.push(hit("crash", beat, touch(90, 0.5)));
      continue;
    }
    // A stripped section has the quietest groove until it turns towards the next one.
    const isBare = a.stripped.has(section.index) && bar < section.bars * 0.6;
    const at = isBare ? 0 : Math.max(0, grooves.findLastIndex((groove) => groove.from <= energy));
    const groove = grooves[at]!.grid;
    const next = a.sections[section.index + 1];
    const wantsFill = isLast && next !== undefined && next.kind !== "outro" && energy >= 0.42 && plan.fills.length > 0 && Object.keys(groove).length > 0;
    const smallFill = !wantsFill && bar % 4 === 3 && energy >= 0.55 && random.chance(0.35);
    const stop = isLast && a.stops.has(section.index);
    const fillFrom = wantsFill && !isWaltz ? (next.energy > section.energy ? (random.chance(0.5) ? 0 : 8) : 8) : a.steps;
    const vary = (voice: DrumVoice, step: number, velocity: number): number => {
      const soft = velocity < 60 ? random.between(0.82, 1.12) : random.between(0.95, 1.04);
      return velocity * soft * (voice === "hat" && step % 4 === 2 ? 0.94 : 1);
    };
    pushGrid(notes, groove, beat, energy, 0, stop && !wantsFill ? a.steps - 8 : fillFrom, vary);
    if (wantsFill && !isWaltz) pushGrid(notes, random.pick(plan.fills), beat, energy, fillFrom, stop ? 14 : 16, vary);
    else if (wantsFill) for (let step = a.steps - 6; step < a.steps; step += 2) notes.push(hit(step === a.steps - 2 ? "low-tom" : "snare", beat + step / 4, touch(70 + 4 * step, energy)));
    if (smallFill && !isWaltz) for (const step of random.pick([[14, 15], [13, 15], [11, 14], [15]])) notes.push(hit("snare", beat + step / 4, touch(step === 15 ? 72 : 52, energy)));
    if (bar % 2 === 1 && energy >= 0.5 && !wantsFill && groove[signature.voice] && signature.step < a.steps) {
      notes.push(hit(signature.voice, beat + signature.step / 4, touch(signature.voice === "kick" ? 80 : 36, energy)));
    }
    if (plan.crash && bar === 0 && section.energy >= 0.75) notes.push(hit("crash", beat, touch(104, energy)));
  }
  return dedupe(notes.toSorted(byBeat));
}

/** Shakers, congas and the like as a part of their own. */
export function playPercussion(a: Arrangement, layer: Layer): Note[] {
  const random = a.random.fork(`percussion ${layer.id}`);
  if (!layer.grid?.length) return [];
  const grid = fitGrid(random.pick(layer.grid), a.brief.meter);
  const notes: Note[] = [];
  for (const { section, bar, beat, isLast, isFinal } of barsOf(a)) {
    if (isFinal || !isOn(layer, section, bar)) continue;
    pushGrid(notes, grid, beat, energyAt(section, bar), 0, isLast && a.stops.has(section.index) ? a.steps - 8 : a.steps, (_, __, velocity) => velocity * (layer.velocity / 100) * random.between(0.9, 1.06));
  }
  return dedupe(notes.toSorted(byBeat));
}

/** One stroke per drum and moment: the loudest. */
function dedupe(notes: Note[]): Note[] {
  const out: Note[] = [];
  for (const note of notes) {
    const twin = out.at(-1);
    if (twin && twin.midi === note.midi && Math.abs(twin.beat - note.beat) < 0.02) twin.velocity = Math.max(twin.velocity, note.velocity);
    else out.push(note);
  }
  return out;
}

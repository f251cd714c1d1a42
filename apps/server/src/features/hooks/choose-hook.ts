import { HOOK_SECONDS } from "@tunewright/contract";

interface Section { kind: string; start: number; end: number }
export interface Heard {
  /** Seconds. */
  duration: number;
  /** Levels of equal spans of the song, 0–100; may be empty. */
  waveform: readonly number[];
  sections: readonly Section[];
}

const STEP = 0.5;
/** What counts: loudness, how much of it is chorus, and to begin where a part begins, best a chorus. */
const WEIGHTS = { energy: 1, chorus: 0.6, beginsPart: 0.1, beginsChorus: 0.3 };
/** A part is met when the hook begins at most so long before it. */
const UPBEAT = 0.6;

/** The fifteen seconds that stand for a song: loud, of the chorus, and beginning where it begins. Seconds; the whole song where it is shorter. */
export function chooseHook(song: Heard): { start: number; end: number } {
  const { duration } = song;
  if (duration <= HOOK_SECONDS) return { start: 0, end: duration };
  const last = duration - HOOK_SECONDS;
  const starts = [...song.sections.map((section) => section.start), ...Array.from({ length: Math.floor(last / STEP) + 1 }, (_, index) => index * STEP)].filter((start) => start >= 0 && start <= last);
  const loudest = Math.max(...starts.map((start) => energy(song, start)), Number.EPSILON);
  let best = { start: 0, score: -1 };
  for (const start of starts) {
    const score = WEIGHTS.energy * (energy(song, start) / loudest) + WEIGHTS.chorus * chorusShare(song.sections, start) + beginning(song.sections, start);
    // Of two that are alike the earlier one: it is how the song introduces itself.
    if (score > best.score + 1e-9) best = { start, score };
  }
  return { start: best.start, end: best.start + HOOK_SECONDS };
}

/** Mean of the squared levels from here on. */
function energy({ waveform, duration }: Heard, start: number): number {
  if (waveform.length === 0) return 0;
  const [from, to] = [Math.floor((start / duration) * waveform.length), Math.ceil(((start + HOOK_SECONDS) / duration) * waveform.length)];
  const levels = waveform.slice(from, Math.max(from + 1, to));
  return levels.reduce((sum, level) => sum + level * level, 0) / levels.length;
}

const isChorus = ({ kind }: Section): boolean => kind === "chorus";

const chorusShare = (sections: readonly Section[], start: number): number =>
  sections.filter(isChorus).reduce((sum, section) => sum + Math.max(0, Math.min(section.end, start + HOOK_SECONDS) - Math.max(section.start, start)), 0) / HOOK_SECONDS;

function beginning(sections: readonly Section[], start: number): number {
  const part = sections.find((section) => section.start - start >= 0 && section.start - start <= UPBEAT);
  return part ? (isChorus(part) ? WEIGHTS.beginsChorus : WEIGHTS.beginsPart) - (part.start - start) / 100 : 0;
}

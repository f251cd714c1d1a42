import { planBalance } from "../mix/plan-balance.ts";
import { TARGET_LOUDNESS } from "../master/master-song.ts";
import { CHAIN_LOUDNESS } from "../master/bus-chain.ts";
import { createRandom, hashText } from "../random.ts";
import type { InstrumentPart, Note, Score, SoundLevels } from "../score/score.ts";
import { singerOf } from "../sing/singers.ts";
import type { Decibels } from "../units.ts";
import { mergeParts } from "./append-score.ts";
import { arrangeAgain } from "./arrange-again.ts";
import { followLead, singAgain } from "./sing-again.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { VariationSliders } from "./song-task.ts";
import { isPitched } from "./transpose-score.ts";

/** How far the voice comes forward or steps back at the ends of "clarity". */
const FORWARD: Decibels = 5;
/** Shelves at the ends of "tone". */
const TILT: Decibels = 7;

/**
 * A song with other sliders. At 0, ½, ½, ½ it is the same song. `variation` gives ever more of its phrases another tune and ever more of its
 * players another part; clarity thins or thickens the band and moves the voice; tone and stereoWidth act on the mix.
 */
export function varyDocument(source: SongDocument, seed: number, sliders: VariationSliders): SongDocument {
  const clamped = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.min(1, value)) : 0.5);
  const [clarity, tone, width] = [clamped(sliders.clarity), clamped(sliders.tone), clamped(sliders.stereoWidth)].map((v) => 2 * v - 1) as [number, number, number];
  let score = stray(source, seed, clamped(sliders.variation));
  if (clarity !== 0) score = clear(score, clarity);
  if (tone !== 0) {
    const { low, mid, high, air } = score.mix.tone;
    score = { ...score, mix: { ...score.mix, tone: { low: low - 0.5 * TILT * tone, mid, high: high + TILT * tone, air: air + 0.6 * TILT * tone } } };
  }
  if (width !== 0) score = { ...score, mix: { ...score.mix, width: width < 0 ? score.mix.width * (1 + width) : Math.min(2.2, score.mix.width * (1 + 0.9 * width)) } };
  return { ...source, engine: ENGINE_VERSION, score };
}

/** The same draw decides at every amount: what strays at ¼ strays at ½ too. */
const strays = (seed: number, label: string, amount: number): boolean => hashUnit(`${seed} ${label}`) < amount;
const hashUnit = (text: string): number => createRandom(hashText(text)).next();

function stray({ score, brief }: SongDocument, seed: number, amount: number): Score {
  if (amount === 0) return score;
  const random = createRandom(seed).fork("variation");
  const lead = score.vocals.find((part) => part.id === "lead");
  let next = score;
  if (lead) {
    const lines = singAgain(score, lead.lines, (_, tune) => strays(seed, tune, amount), brief, singerOf(lead.singer), random);
    next = { ...score, vocals: score.vocals.map((part) => (part === lead ? { ...part, lines } : followLead(part, lead.lines, lines, score, singerOf(part.singer)))) };
  }
  const fresh = new Map(arrangeAgain(brief, next, random.fork("band")).map((part) => [part.id, part]));
  const melody = (part: InstrumentPart): boolean => lead === undefined && /melody|lead/.test(part.id);
  return { ...next, parts: next.parts.map((part) => {
    const other = fresh.get(part.id);
    return other && strays(seed, `part ${part.id}`, melody(part) ? amount : 0.8 * amount) ? { ...part, notes: other.notes } : part;
  }) };
}

/** −1 dense and far … 1 sparse and near. */
function clear(score: Score, clarity: number): Score {
  const levels = score.levels ?? plannedLevels(score);
  const mixed = Object.fromEntries([...score.parts, ...score.vocals].map((part): [string, Decibels] => {
    const isVoice = part.stem === "lead-vocals" || part.stem === "backing-vocals";
    return [part.id, (levels.mixed[part.id] ?? 0) + (isVoice ? 0.4 : -0.6) * FORWARD * clarity];
  }));
  const room = clarity > 0 ? 1 - 0.85 * clarity : 1 - 1.6 * clarity;
  const sends = <T extends { reverbSend: number; delaySend: number }>(part: T): T => ({ ...part, reverbSend: Math.min(1, part.reverbSend * room), delaySend: Math.min(1, part.delaySend * room) });
  const parts = score.parts.map((part) => sends({ ...part, notes: clarity > 0 ? thin(part, score, clarity) : thicken(part, -clarity) }));
  const { reverb } = score.mix;
  const mix = { ...score.mix, reverb: { ...reverb, seconds: reverb.seconds * (1 - 0.35 * clarity) } };
  return { ...score, levels: { ...levels, mixed }, mix, parts: mergeParts([], parts), vocals: score.vocals.map(sends) };
}

/** Notes off the beat go, the faint ones first; the bass, the kick and the backbeat stay. */
function thin(part: InstrumentPart, score: Score, amount: number): Note[] {
  if (part.stem === "bass" || part.stem === "fx") return part.notes;
  const unit = 4 / score.meter.unit;
  return part.notes.filter((note) => {
    const off = Math.abs(note.beat / unit - Math.round(note.beat / unit));
    const isMain = off < 0.12 && (isPitched(part) || [35, 36, 38, 40, 49].includes(Math.round(note.midi)));
    return isMain ? !isPitched(part) || hashUnit(`${part.id} ${note.beat.toFixed(2)}`) > 0.35 * amount : hashUnit(`${part.id} ${note.beat.toFixed(2)}`) > 0.95 * amount;
  });
}

/** Chords gain their octave, and short notes an echo of themselves an eighth later. */
function thicken(part: InstrumentPart, amount: number): Note[] {
  if (!isPitched(part) || part.stem === "bass") return part.notes;
  const more = part.notes.flatMap((note, i): Note[] => {
    if (hashUnit(`${part.id} ${i} ${note.beat.toFixed(2)}`) > amount) return [];
    const high = { ...note, midi: note.midi + 12 > 96 ? note.midi - 12 : note.midi + 12, velocity: Math.max(1, Math.round(note.velocity * 0.8)) };
    return note.beats < 0.6 ? [high, { ...note, beat: note.beat + 0.5, velocity: Math.max(1, Math.round(note.velocity * 0.75)) }] : [high];
  });
  return [...part.notes, ...more].toSorted((a, b) => a.beat - b.beat || a.midi - b.midi);
}

/** For a document that was never rendered: what the first rendering would find, as far as it is known before. */
function plannedLevels(score: Score): SoundLevels {
  const { partGain, ride, loudness } = planBalance(score);
  const before = CHAIN_LOUDNESS - loudness;
  return { played: {}, mixed: Object.fromEntries(partGain), ride, rideUntil: 1e6, master: { before, after: TARGET_LOUDNESS - CHAIN_LOUDNESS } };
}

import type { Score, StemName } from "../score/score.ts";
import type { Decibels } from "../units.ts";
import { PART_LOUDNESS } from "../play/calibrate-parts.ts";

/** Loudness of the lead vocal stem in the mix, before mastering (LUFS); in an instrumental the whole band's where it is fullest. */
export const LEAD_LOUDNESS: Decibels = -20;
const INSTRUMENTAL_LOUDNESS: Decibels = -17;
/**
 * Expected loudness of the band in a full section relative to the lead vocal; a plan outside is moved as a whole, its inner balance kept.
 * Equalisers and ducking take up to one LU more from the band, so that the voice ends one to two LU above it.
 */
const BAND_UNDER_LEAD: readonly [Decibels, Decibels] = [-2, -1.2];
/** For stems that a plan does not name. */
const UNPLANNED: Decibels = -10;
/** Quieter than this is not a level but an absence. */
const POWER_FLOOR = 1e-9;

export interface Balance {
  /** Applied to each instrument part as the band delivers it, and to each vocal part once it is at LEAD_LOUDNESS. */
  partGain: ReadonlyMap<string, Decibels>;
  /** Expected integrated loudness of the mix before mastering, in LUFS. */
  loudness: Decibels;
}

const power = (db: Decibels): number => 10 ** (db / 10);
const decibels = (p: number): Decibels => 10 * Math.log10(Math.max(p, POWER_FLOOR));

/**
 * Levels from the score alone, so that a stream can begin before the song is known: every part arrives at a known loudness,
 * parts that sound together add as powers, and each stem meets its planned level in its fullest section.
 */
export function planBalance(score: Score): Balance {
  const { levels } = score.mix;
  const sections = score.sections.length > 0 ? score.sections : [{ index: 0, beat: 0, beats: Infinity, kind: "verse", label: "", energy: 0.5 }];
  const sounding = (beats: Iterable<number>): boolean[] => {
    const found = sections.map(() => false);
    for (const beat of beats) {
      const at = sections.findLastIndex((s) => beat >= s.beat - 0.5);
      found[Math.max(0, at)] = true;
    }
    return found;
  };
  const members = [
    ...score.parts.map((p) => ({ id: p.id, stem: p.stem as StemName, gain: p.gain, from: PART_LOUDNESS, active: sounding(p.notes.map((n) => n.beat)) })),
    ...score.vocals.map((v) => ({
      id: v.id, stem: v.stem as StemName, gain: v.gain, from: LEAD_LOUDNESS, active: sounding(v.lines.flatMap((l) => l.notes.map((n) => n.beat))),
    })),
  ];
  const stems = [...new Set(members.map((m) => m.stem))];
  /** Power of a stem relative to its parts' own loudness, section by section. */
  const stemPower = (stem: StemName): number[] =>
    sections.map((_, s) => members.reduce((sum, m) => sum + (m.stem === stem && m.active[s] ? power(m.gain) : 0), 0));
  const powers = new Map(stems.map((stem) => [stem, stemPower(stem)]));
  const fullest = new Map(stems.map((stem) => [stem, Math.max(...powers.get(stem)!, POWER_FLOOR)]));
  const level = (stem: StemName): Decibels => (stem === "lead-vocals" ? 0 : (levels[stem] ?? UNPLANNED));
  const isVocal = (stem: StemName): boolean => stem === "lead-vocals" || stem === "backing-vocals";
  /** Power of several stems in a section, relative to the lead. */
  const sum = (which: (stem: StemName) => boolean, s: number): number =>
    stems.filter(which).reduce((total, stem) => total + (power(level(stem)) * powers.get(stem)![s]!) / fullest.get(stem)!, 0);

  const sung = powers.get("lead-vocals")?.some((p) => p > 0) ?? false;
  const bandBySection = sections.map((_, s) => sum((stem) => !isVocal(stem), s));
  const judged = sections.map((_, s) => s).filter((s) => !sung || powers.get("lead-vocals")![s]! > 0);
  const band = decibels(Math.max(...judged.map((s) => bandBySection[s]!), POWER_FLOOR));
  const [least, most] = BAND_UNDER_LEAD;
  const shift = band <= -80 ? 0 : sung ? Math.max(least, Math.min(most, band)) - band : -band;
  const anchor = sung ? LEAD_LOUDNESS : INSTRUMENTAL_LOUDNESS;

  const partGain = new Map(
    members.map((m) => [m.id, anchor - m.from + level(m.stem) - decibels(fullest.get(m.stem)!) + m.gain + (isVocal(m.stem) ? 0 : shift)]),
  );
  return { partGain, loudness: anchor + expectedLoudness(sections.map((s, i) => [s.beats, bandBySection[i]! * power(shift) + sum(isVocal, i)])) };
}

/** Mean over sections by length with the relative gate of BS.1770, in dB relative to the anchor. */
function expectedLoudness(sections: readonly (readonly [number, number])[]): Decibels {
  const finite = sections.map(([beats, p]) => [Number.isFinite(beats) ? beats : 1, p] as const).filter(([, p]) => p > POWER_FLOOR);
  const mean = (list: readonly (readonly [number, number])[]): number => {
    const total = list.reduce((sum, [beats]) => sum + beats, 0);
    return total > 0 ? list.reduce((sum, [beats, p]) => sum + beats * p, 0) / total : 1;
  };
  const gate = mean(finite) * 0.1;
  return decibels(mean(finite.filter(([, p]) => p > gate)));
}

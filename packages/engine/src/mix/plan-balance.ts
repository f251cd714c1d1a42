import type { InstrumentPart, Score, StemName } from "../score/score.ts";
import type { Beats, Decibels } from "../units.ts";
import { CHAIN_LOUDNESS } from "../master/bus-chain.ts";
import { PART_LOUDNESS } from "../play/calibrate-parts.ts";

/** Loudness of the lead vocal stem in the mix, before mastering (LUFS); in an instrumental the whole band's where it is fullest. */
export const LEAD_LOUDNESS: Decibels = -20;
const INSTRUMENTAL_LOUDNESS: Decibels = -17;
/**
 * Expected loudness of the band in the choruses relative to the lead vocal; a plan outside is moved as a whole, its inner balance kept.
 */
const BAND_UNDER_LEAD: readonly [Decibels, Decibels] = [-1.9, -1.6];
/** What the equaliser and the compressor of a stem change its loudness by, measured over songs of all styles. */
const CHAIN_CHANGE: Partial<Record<StemName, Decibels>> = { drums: 0.6, bass: 0.5, guitars: -1.7, keys: -1.3, strings: -1.2, synths: -1.5, brass: -0.8, woodwinds: -0.5 };
/** Sections within this energy of the fullest sung one count as choruses. */
const CHORUS_ENERGY = 0.15;
/** How much the band swells into a louder section. */
const SWELL: Decibels = 1.5;
/** Power of a stroke by velocity: the mean of the bank's 40 dB a decade and of our own patches and drums. */
const TOUCH = 3.4;
/** For stems that a plan does not name. */
const UNPLANNED: Decibels = -10;
/** Quieter than this is not a level but an absence. */
const POWER_FLOOR = 1e-9;

export interface Balance {
  /** Applied to each instrument part as the band delivers it, and to each vocal part once it is at LEAD_LOUDNESS. */
  partGain: ReadonlyMap<string, Decibels>;
  /** Automation of the whole band over the song; linear in decibels between points. */
  ride: readonly { beat: Beats; gain: Decibels }[];
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
  const sections = score.sections.length > 0 ? score.sections : [{ index: 0, beat: 0, beats: Infinity, kind: "verse" as const, label: "", energy: 0.5 }];
  const sectionAt = (beat: number): number => Math.max(0, sections.findLastIndex((s) => beat >= s.beat - 0.5));
  /** Power of a part in each section relative to the one in which it plays most, where its loudness is known. */
  const played = (part: InstrumentPart): number[] => {
    const strokes = part.instrument.kind === "kit" || part.instrument.kind === "machine";
    const found = sections.map(() => 0);
    for (const n of part.notes) found[sectionAt(n.beat)]! += (n.velocity / 127) ** TOUCH * (strokes ? 1 : Math.min(n.beats, 8));
    sections.forEach((s, i) => (found[i] = found[i]! / (Number.isFinite(s.beats) ? s.beats : 1)));
    const most = Math.max(...found, POWER_FLOOR);
    return found.map((p) => p / most);
  };
  const sungIn = (beats: Iterable<number>): number[] => {
    const found = sections.map(() => 0);
    for (const beat of beats) found[sectionAt(beat)] = 1;
    return found;
  };
  const members = [
    ...score.parts.map((p) => ({ id: p.id, stem: p.stem as StemName, gain: p.gain, from: PART_LOUDNESS, activity: played(p) })),
    ...score.vocals.map((v) => ({
      id: v.id, stem: v.stem as StemName, gain: v.gain, from: LEAD_LOUDNESS, activity: sungIn(v.lines.flatMap((l) => l.notes.map((n) => n.beat))),
    })),
  ];
  const stems = [...new Set(members.map((m) => m.stem))];
  /** Power of a stem relative to its parts' own loudness, section by section. */
  const stemPower = (stem: StemName): number[] =>
    sections.map((_, s) => members.reduce((sum, m) => sum + (m.stem === stem ? power(m.gain) * m.activity[s]! : 0), 0));
  const powers = new Map(stems.map((stem) => [stem, stemPower(stem)]));
  const fullest = new Map(stems.map((stem) => [stem, Math.max(...powers.get(stem)!, POWER_FLOOR)]));
  const level = (stem: StemName): Decibels => (stem === "lead-vocals" ? 0 : (levels[stem] ?? UNPLANNED));
  const isVocal = (stem: StemName): boolean => stem === "lead-vocals" || stem === "backing-vocals";
  /** Power of several stems in a section, relative to the lead. */
  const sum = (which: (stem: StemName) => boolean, s: number): number =>
    stems.filter(which).reduce((total, stem) => total + (power(level(stem)) * powers.get(stem)![s]!) / fullest.get(stem)!, 0);

  const sung = powers.get("lead-vocals")?.some((p) => p > 0) ?? false;
  const bandBySection = sections.map((_, s) => sum((stem) => !isVocal(stem), s));
  const candidates = sections.map((_, s) => s).filter((s) => !sung || powers.get("lead-vocals")![s]! > 0);
  const fullestEnergy = Math.max(...candidates.map((s) => sections[s]!.energy));
  const judged = candidates.filter((s) => sections[s]!.energy >= fullestEnergy - CHORUS_ENERGY);
  const band = decibels(judged.reduce((total, s) => total + bandBySection[s]!, 0) / Math.max(1, judged.length));
  const [least, most] = BAND_UNDER_LEAD;
  const shift = band <= -80 ? 0 : sung ? Math.max(least, Math.min(most, band)) - band : -band;
  const anchor = sung ? LEAD_LOUDNESS : INSTRUMENTAL_LOUDNESS;

  const { sidechain } = score.mix;
  /** Ducking takes a third of its depth from the mean power where kicks are as dense as in dance music. */
  const lost = (stem: StemName): Decibels => (CHAIN_CHANGE[stem] ?? 0) + (stems.includes("drums") && sidechain.stems.includes(stem) ? decibels(1 - 0.35 * sidechain.depth) : 0);
  const partGain = new Map(
    members.map((m) => [m.id, anchor - m.from + level(m.stem) - decibels(fullest.get(m.stem)!) + m.gain + (isVocal(m.stem) ? 0 : shift - lost(m.stem))]),
  );
  const lifts = sections.map((_, s) => (sung ? liftOf(decibels(bandBySection[s]! * power(shift)), powers.get("lead-vocals")![s]! > 0) : 0));
  const expected = sections.map((s, i): [number, number] => [s.beats, bandBySection[i]! * power(shift + lifts[i]!) + sum(isVocal, i)]);
  return keepLevels({ partGain, ride: sung ? planRide(sections, lifts, score) : [], loudness: anchor + expectedLoudness(expected) }, score);
}

/** What was found when the song was first mixed stays as it was; parts that joined it since keep their distance from the others. */
function keepLevels(balance: Balance, { levels }: Score): Balance {
  if (!levels) return balance;
  const known = [...balance.partGain].filter(([id]) => levels.mixed[id] !== undefined);
  const moved = known.reduce((sum, [id, gain]) => sum + levels.mixed[id]! - gain, 0) / Math.max(1, known.length);
  return {
    partGain: new Map([...balance.partGain].map(([id, gain]) => [id, levels.mixed[id] ?? gain + moved])),
    ride: [...levels.ride.filter((p) => p.beat < levels.rideUntil), ...balance.ride.filter((p) => p.beat >= levels.rideUntil)],
    loudness: CHAIN_LOUDNESS - levels.master.before,
  };
}

/** What the hand on the fader adds to a section whose band lies `band` relative to the lead: more where nobody sings, some where it is thin. */
function liftOf(band: Decibels, isSung: boolean): Decibels {
  if (band < -60) return 0;
  return isSung ? Math.max(0, Math.min(1.5, 0.6 * (-3.5 - band))) : Math.max(1.5, Math.min(3, -0.6 * band));
}

/** Points of the ride: a section keeps its lift, moves to the next within a beat, and swells towards a louder one over its last bars. */
function planRide(sections: Score["sections"], lifts: readonly Decibels[], score: Score): { beat: Beats; gain: Decibels }[] {
  const bar = (score.meter.beatsPerBar * 4) / score.meter.unit;
  return sections.flatMap((section, i) => {
    const next = sections[i + 1];
    const own = { beat: section.beat, gain: lifts[i]! };
    if (!next) return [own];
    const swells = next.energy - section.energy >= 0.12;
    const from = next.beat - Math.min(section.beats / 2, swells ? 2 * bar : 1);
    return [own, { beat: from, gain: lifts[i]! }, ...(swells ? [{ beat: next.beat - 0.25, gain: lifts[i]! + SWELL }] : [])];
  });
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

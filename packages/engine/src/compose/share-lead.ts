import type { Brief } from "../brief/brief.ts";
import { PRESET_PLANS } from "../brief/preset.ts";
import type { VocalLine } from "../score/score.ts";
import type { Singer } from "../sing/singers.ts";
import type { MidiNote } from "../units.ts";
import type { Cast, CastMember } from "./choose-singers.ts";
import type { SectionPlan } from "./lay-out-form.ts";

/** Styles in which one calls and the crew answers, line by line. */
const CALLED: ReadonlySet<string> = new Set(["sea shanty"]);
export const callsCrew = (brief: Brief): boolean => CALLED.has(brief.style.key);

/** Moves by octaves until the note lies in the singer's range. */
export function intoRange(midi: MidiNote, singer: Singer): MidiNote {
  let at = midi;
  while (at > singer.range.high) at -= 12;
  while (at < singer.range.low) at += 12;
  return Math.min(singer.range.high, Math.max(singer.range.low, at));
}

/** The line in the octave that suits the singer best, its shape kept; single notes beyond the range turn back by an octave. */
export function octaveLine(line: VocalLine, singer: Singer): VocalLine {
  const pitches = line.notes.flatMap((note) => note.pitches.map((pitch) => pitch.midi));
  if (pitches.length === 0) return line;
  const { range, tessitura } = singer;
  const beyond = (shift: number): number => pitches.filter((midi) => midi + shift < range.low || midi + shift > range.high).length;
  const away = (shift: number): number =>
    beyond(shift) * 12 + Math.abs(pitches.reduce((sum, midi) => sum + midi + shift, 0) / pitches.length - (tessitura.low + tessitura.high) / 2);
  const shift = [0, -12, 12, -24, 24].reduce((best, other) => (away(other) < away(best) ? other : best));
  return { ...line, notes: line.notes.map((note) => ({ ...note, pitches: note.pitches.map((pitch) => ({ ...pitch, midi: intoRange(pitch.midi + shift, singer) })) })) };
}

/**
 * Gives some of the lead's lines to others: in a duet the second verse is the partner's, and verses that stand alone are shared half and
 * half; in a shanty the crew sings every second line of a verse. The lines stay in the lead's part, so that words, lead sheet and later
 * tasks see one tune.
 */
export function shareLead(lines: readonly VocalLine[], sections: readonly SectionPlan[], brief: Brief, cast: Cast): VocalLine[] {
  const { partner, choir } = cast;
  const verses = new Set(sections.filter((section) => section.kind === "verse" && section.lines.length > 0).map((section) => section.index));
  const places = new Map<number, number>();
  return lines.map((line) => {
    const section = sections[line.section]!;
    const place = places.get(line.section) ?? 0;
    places.set(line.section, place + 1);
    const count = lines.filter((other) => other.section === line.section).length;
    if (partner && takesOver(section, place, count, verses.size)) return sungBy(line, partner);
    if (choir && callsCrew(brief) && PRESET_PLANS[brief.preset].backing && !brief.withoutBacking && section.kind === "verse" && place % 2 === 1) return sungBy(line, choir);
    return line;
  });
}

function takesOver(section: SectionPlan, place: number, count: number, verses: number): boolean {
  if (section.kind === "verse") return verses > 1 ? section.occurrence % 2 === 1 : place >= count / 2;
  // In the lift before the chorus they take turns.
  return section.kind === "pre-chorus" && place % 2 === 1;
}

/** The line as the part's own singer would sing it. */
export function takeBack(line: VocalLine, own: Singer): VocalLine {
  if (line.singer === undefined) return line;
  const { singer: _, ...rest } = line;
  return octaveLine(rest, own);
}

const sungBy = (line: VocalLine, { key, singer }: CastMember): VocalLine => ({ ...octaveLine(line, singer), singer: key });

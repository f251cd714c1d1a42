import type { Beats, Bpm, Decibels, MidiNote } from "../units.ts";
import type { Instrument, InstrumentPart, Meter, Mode, SectionKind } from "../score/score.ts";
import type { MixPlan } from "../mix/mix-plan.ts";

/** What a genre is, as data: composition reads these tables and knows no genre by name. */
export interface Style {
  /** Written into the score: "synthwave". */
  key: string;
  /** As shown to people. */
  name: string;
  /** Words and phrases in a prompt that mean this style; longer phrases weigh more. Lower case. */
  keywords: readonly string[];
  tags: readonly string[];
  tempo: { low: Bpm; usual: Bpm; high: Bpm };
  meter: Meter;
  /** Weight of each mode when the person names none. */
  modes: Partial<Record<Mode, number>>;
  /** Where the off-beat is delayed to: `grid` 2 swings eighths, 4 swings sixteenths; amount 0 straight … 1/3 triplet … of one step pair. */
  swing: { grid: 2 | 4; amount: number };
  /** Standard deviation of played timing in seconds; 0 for machines. */
  looseness: number;
  harmony: { major: Progressions; minor: Progressions };
  /** What plain chord names gain: sevenths in jazz, bare fifths in metal. */
  colour: "triad" | "seventh" | "ninth" | "power";
  drums: DrumPlan | null;
  layers: readonly Layer[];
  mix: MixPlan;
  vocal: VocalManner;
  /** Letters: I intro, V verse, P pre-chorus, C chorus, H post-chorus, B bridge, K break, D drop, S solo, N interlude, O outro. */
  forms: readonly string[];
  /** "AAB": a verse is a line, the same line again and its answer, four bars each: twelve-bar blues. */
  stanza?: "AAB";
  /** Chance that the last chorus rises by a whole tone; absent where nobody does that. */
  lift?: number;
  /** A theme the genre is about by nature: a lullaby sings of sleep. */
  theme?: string;
}

/**
 * Roman numerals by section, one token a bar, a comma for two chords in one bar: "i bVI bIII,bVII iv".
 * A progression is repeated to fill its section.
 */
export interface Progressions {
  verse: readonly string[];
  "pre-chorus": readonly string[];
  chorus: readonly string[];
  bridge: readonly string[];
}

export type DrumVoice =
  | "kick" | "snare" | "clap" | "stick" | "hat" | "open" | "pedal" | "ride" | "crash" | "low-tom" | "mid-tom" | "high-tom"
  | "shaker" | "tambourine" | "conga-low" | "conga-high" | "cowbell" | "clave" | "triangle" | "timpani-roll" | "cabasa" | "snap";

/** One bar of sixteenths; a digit is loudness (1 ghost … 9 accent), a dot a rest. */
export type Grid = Partial<Record<DrumVoice, string>>;

export interface DrumPlan {
  instrument: Instrument;
  /** Quietest first; the last entry whose `from` is not above the section's energy plays. Alternatives are drawn once a song. */
  grooves: readonly { from: number; bars: readonly Grid[] }[];
  /** Last bar before a new section; drawn each time. */
  fills: readonly Grid[];
  /** Crash cymbal at the start of loud sections. */
  crash: boolean;
  gain?: Decibels;
  reverbSend?: number;
}

export type LayerRole = "bass" | "pad" | "comp" | "arp" | "strum" | "riff" | "lead" | "counter" | "percussion" | "riser" | "impact";

/**
 * One player. Patterns are bars of sixteenths:
 * comp "x" strike, "-" hold, "." rest; strum "D" and "U" strokes (small letters softer); arp digits = chord tone from the bottom;
 * bass 1 3 5 6 7 8 = chord degree, "a" approach to the next root, "n" next root early, "g" ghost; percussion as Grid.
 */
export interface Layer {
  id: string;
  stem: InstrumentPart["stem"];
  role: LayerRole;
  instrument: Instrument;
  /** Plays when the section's energy is between these. */
  from: number;
  to?: number;
  /** Only in these sections. */
  only?: readonly SectionKind[];
  not?: readonly SectionKind[];
  register: readonly [low: MidiNote, high: MidiNote];
  /** Alternatives; one is drawn for the song. */
  calm?: readonly string[];
  /** Used instead from energy 0.7 on. */
  full?: readonly string[];
  grid?: readonly Grid[];
  voices?: number;
  velocity: number;
  pan: number;
  gain: Decibels;
  reverb: number;
  delay: number;
  /** Share of each note's length that sounds; default 0.95. */
  gate?: number;
  /** Another of the patterns in every bar, as accompanists in jazz do; else one is kept for the song. */
  restless?: boolean;
  /** Notes last at least this long (ringing strings). */
  ring?: Beats;
}

export interface VocalManner {
  /** Chance that the lead is a woman when nobody asked. */
  female: number;
  delivery: "sung" | "rap";
  /** Wished syllables in a line the writer makes. */
  syllables: readonly [low: number, high: number];
  /** 0 on the beat … 1 pushed. */
  syncopation: number;
  /** 0 full scale … 1 five notes. */
  pentatonic: number;
  melisma: number;
  backing: "none" | "double" | "thirds" | "gang" | "choir";
  reverb: number;
  delay: number;
}

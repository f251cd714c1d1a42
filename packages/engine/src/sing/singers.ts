import type { Decibels, Hertz, MidiNote } from "../units.ts";

/** A synthetic voice with a name of its own. */
export interface Singer {
  name: string;
  gender: "female" | "male" | "mixed";
  register: "alto" | "mezzo" | "soprano" | "bass" | "baritone" | "tenor";
  /** Words a listener would use, for matching with a style. */
  character: readonly string[];
  /** What the voice can sing before it sounds forced. */
  range: { low: MidiNote; high: MidiNote };
  /** Where it sounds best; melodies should lie mostly here. */
  tessitura: { low: MidiNote; high: MidiNote };
  /** Only for choirs and doubles: not clear enough to carry words. */
  backingOnly: boolean;
  /** Speaker of the voice network; of a choir its clearest one. */
  speaker: number;
  /** ISO 639-1 code of what it sings; English when absent. */
  language?: string;
  /** Name of the voice it belongs to, in `EngineResources.voices`; the built-in voice when absent. */
  voice?: string;
  /** A choir: these sing every line together. */
  ensemble?: readonly Chorister[];
  /** Median pitch when speaking: where the recording is least altered. */
  spokenPitch: Hertz;
  vibrato: { rate: Hertz; depth: number };
  /** Correction of the recording's tone around 6 kHz. */
  presence: Decibels;
}

/** One voice of a choir. */
export interface Chorister {
  speaker: number;
  spokenPitch: Hertz;
  /** Semitones from the written pitch: an octave for the other sex, a few cents for a second take of the same speaker. */
  shift: number;
}

type Row = [
  name: string, register: Singer["register"], character: string, low: MidiNote, high: MidiNote, bestLow: MidiNote, bestHigh: MidiNote,
  speaker: number, spokenPitch: Hertz, vibratoRate: Hertz, vibratoDepth: number, presence: Decibels,
];

/**
 * Speakers of LibriTTS-R (CC BY 4.0) chosen by the recogniser's errors on their singing (2 to 14 %), the steadiness of their
 * pitch and their difference from each other. Ranges follow from the spoken pitch: about five semitones below to fifteen above.
 */
const FEMALE: readonly Row[] = [
  ["Mara", "mezzo", "clear bright warm pop", 53, 73, 57, 69, 664, 236, 5.5, 0.28, 3],
  ["Ilse", "mezzo", "pure gentle folk bright", 52, 72, 55, 67, 581, 217, 5.3, 0.24, 0],
  ["Nell", "alto", "smoky soulful warm jazz", 48, 68, 52, 64, 621, 176, 5.1, 0.32, 0],
  ["Juno", "mezzo", "airy soft dreamy intimate", 51, 71, 54, 66, 837, 208, 5.2, 0.22, 0],
  ["Pia", "soprano", "young light sparkling dance", 54, 74, 58, 70, 285, 240, 5.8, 0.26, 0],
  ["Wren", "alto", "dark husky breathy", 48, 67, 51, 63, 703, 174, 5.0, 0.3, 0],
];
const MALE: readonly Row[] = [
  ["Silas", "bass", "deep dark steady", 38, 58, 41, 54, 811, 98, 4.9, 0.26, 0],
  ["Tomas", "baritone", "warm plain folk storytelling", 40, 60, 43, 56, 297, 110, 5.2, 0.24, 0],
  ["Abel", "baritone", "soulful rich gospel", 40, 60, 44, 57, 225, 113, 5.2, 0.32, 0],
  ["Corin", "baritone", "rough rock driven", 41, 61, 45, 58, 730, 116, 5.4, 0.26, 0],
  ["Felix", "tenor", "bright energetic pop", 44, 64, 48, 61, 368, 140, 5.6, 0.27, 0],
  ["Jonah", "tenor", "light tender indie", 43, 63, 47, 60, 152, 130, 5.3, 0.22, 0],
];
const BACKING_ONLY = new Set(["Wren"]);

const toSinger = (gender: Singer["gender"]) => (row: Row): [string, Singer] => {
  const [name, register, character, low, high, bestLow, bestHigh, speaker, spokenPitch, rate, depth, presence] = row;
  const singer: Singer = {
    name, gender, register, speaker, spokenPitch, presence,
    character: character.split(" "),
    range: { low, high },
    tessitura: { low: bestLow, high: bestHigh },
    vibrato: { rate, depth },
    backingOnly: BACKING_ONLY.has(name),
  };
  return [name.toLowerCase(), singer];
};

/** Four speakers sing six voices: a second take of a recording costs half as much as a recording. */
const choir = (name: string, character: string, low: MidiNote, high: MidiNote, depth: number, ensemble: readonly Chorister[]): Singer => ({
  name, gender: "mixed", register: low < 48 ? "baritone" : "mezzo", character: character.split(" "), backingOnly: false, presence: 0,
  range: { low, high }, tessitura: { low: low + 3, high: high - 3 }, speaker: ensemble[0]!.speaker, spokenPitch: ensemble[0]!.spokenPitch,
  vibrato: { rate: 5.2, depth }, ensemble,
});

/** Women at the written pitch, men an octave below: gospel, hymns, film. */
const CHAPEL = choir("Chapel Choir", "solemn gospel choral", 52, 70, 0.2, [
  { speaker: 664, spokenPitch: 236, shift: 0.05 }, { speaker: 581, spokenPitch: 217, shift: -0.06 }, { speaker: 581, spokenPitch: 217, shift: 0.1 },
  { speaker: 297, spokenPitch: 110, shift: -12.04 }, { speaker: 225, spokenPitch: 113, shift: -11.95 }, { speaker: 225, spokenPitch: 113, shift: -12.1 },
]);
/** Men at the written pitch and a few women above, loose and straight: crews, terraces, gangs. */
const STREET = choir("Street Choir", "rough shanty gang", 41, 59, 0.06, [
  { speaker: 297, spokenPitch: 110, shift: 0.08 }, { speaker: 730, spokenPitch: 116, shift: -0.12 }, { speaker: 730, spokenPitch: 116, shift: 0.16 },
  { speaker: 811, spokenPitch: 98, shift: -0.05 }, { speaker: 811, spokenPitch: 98, shift: 0.13 }, { speaker: 621, spokenPitch: 176, shift: 12.07 },
]);

/** By key: the name in lower case, as in a song request and a score. */
export const SINGERS: Readonly<Record<string, Singer>> = Object.fromEntries([
  ...FEMALE.map(toSinger("female")),
  ...MALE.map(toSinger("male")),
  ["chapel-choir", CHAPEL],
  ["street-choir", STREET],
]);

const INSTALLED = new Map<string, Singer>();

/** Makes the singers of a host's further voices known on this thread; done once, before any song. A key that exists is replaced, except a built-in one. */
export function installSingers(singers: Readonly<Record<string, Singer>>): void {
  for (const [key, singer] of Object.entries(singers)) {
    if (Object.hasOwn(SINGERS, key)) throw new RangeError(`there is a singer "${key}" already`);
    INSTALLED.set(key, singer);
  }
}

/** Whoever sings a language, by key; the built-in ones sing English. */
export const singersOf = (language: string): [key: string, singer: Singer][] =>
  [...Object.entries(SINGERS), ...INSTALLED].filter(([, singer]) => (singer.language ?? "en") === language);

/** Throws RangeError for an unknown key. */
export function singerOf(key: string): Singer {
  const singer = Object.hasOwn(SINGERS, key) ? SINGERS[key] : INSTALLED.get(key);
  if (!singer) throw new RangeError(`there is no singer "${key}"; known are ${Object.keys(SINGERS).join(", ")}`);
  return singer;
}

import type { Bpm, Seconds } from "../units.ts";
import type { Key, Meter } from "../score/score.ts";
import type { Preset } from "../song/song-request.ts";
import type { Layer, Style } from "./style.ts";

/** What the person wants, in the terms of the trade. Everything random about it is already decided. */
export interface Brief {
  style: Style;
  bpm: Bpm;
  meter: Meter;
  key: Key;
  /** The person asked for this key. */
  keyNamed: boolean;
  mood: Mood;
  /** 0 restful … 1 frantic; scales the energies of the form. */
  energy: number;
  voice: VoiceWish;
  instrumental: boolean;
  length: Seconds;
  /** Letters of the form, see `Style.forms`. */
  form: string;
  /** What was said about the order of sections. */
  formWish: FormWish;
  /** How the energy moves through the song; absent for the form's own. */
  curve?: EnergyCurve;
  /** How much is done for the song. */
  preset: Preset;
  /** Instruments of the style after wishes and exclusions. */
  layers: readonly Layer[];
  /** Drums left out by wish. */
  withoutDrums: boolean;
  /** Backing voices left out by wish. */
  withoutBacking: boolean;
  subject: Subject;
  /** ISO 639-1 code of the request's text, "en" when in doubt. */
  language: string;
  /** The language of the sung words where it is not English: somebody here sings it. */
  sungIn?: string;
  /** Sentences to the person about what could not be obeyed. */
  notes: string[];
  /** The singer asked for by key; undefined lets the composer choose. */
  singer?: string;
  title?: string;
  tags: string[];
}

/** "quiet start" keeps the first third down, "builds" grows to the end, "dies down" the other way round. */
export type EnergyCurve = "builds" | "quiet start" | "loud start" | "dies down" | "even";

/** Letters as in `Style.forms`. */
export interface FormWish {
  /** Sections in this order. */
  order?: string;
  without?: string[];
  added?: string[];
  /** The first section. */
  start?: string;
  /** The last chorus rises. */
  lift?: boolean;
  /** The song fades out. */
  fade?: boolean;
  /** It stops on the last word. */
  abrupt?: boolean;
}

export interface Mood {
  /** −1 sad … 1 happy. */
  valence: number;
  /** −1 calm … 1 agitated. */
  arousal: number;
  words: string[];
}

export interface VoiceWish {
  register: "female" | "male" | "duet" | "choir" | "any";
  delivery: "sung" | "rap" | "spoken";
  /** Asked for as "whispered", "breathy", "powerful". */
  manner: "soft" | "plain" | "strong";
}

/** What the song is about. */
export interface Subject {
  /** Lexicon themes, strongest first; never empty. */
  themes: string[];
  /** Whether a theme word was found, or the themes are a fall-back. */
  recognised: boolean;
  /** The thing itself as a noun phrase fit for a sentence: "the old lighthouse"; undefined when nothing specific was named. */
  thing?: string;
  /** Activity as a gerund phrase: "driving home at night". */
  activity?: string;
  name?: string;
  /** In words: "thirty". */
  age?: string;
  place?: string;
}

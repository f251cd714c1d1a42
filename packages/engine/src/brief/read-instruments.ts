import type { StemName } from "../score/score.ts";
import { NAMED_INSTRUMENTS, STEM_WORDS, type NamedInstrument } from "./instrument-words.ts";
import type { Layer, Style } from "./style.ts";

const NEGATIVE = /\b(?:no|without|minus|excluding|exclude|don't want|not)\s+(?:any\s+|the\s+)?((?:[\p{L}0-9-]+\s*(?:,|and|or|&)?\s*){1,4})/giu;

/** Parts of the text that say what must not be there ("no drums or guitars"). */
export function exclusions(text: string): string {
  return [...text.matchAll(NEGATIVE)].map((match) => match[1]!.split(/\b(?:but|with|just|only|please|in|at|about)\b/)[0]!).join(", ");
}

export interface Band {
  layers: Layer[];
  withoutDrums: boolean;
  silent: Set<StemName>;
  /** The words that were found, for the tags. */
  wanted: string[];
}

/** The style's players with what was asked for seated and what was excluded sent home. */
export function readInstruments(text: string, exclude: string, style: Style): Band {
  const banned = `${exclude}, ${exclusions(text)}`;
  const asked = text.replace(NEGATIVE, " ");
  const silent = new Set(STEM_WORDS.filter(([pattern]) => pattern.test(banned)).flatMap(([, stems]) => stems));
  const unwanted = NAMED_INSTRUMENTS.filter((entry) => entry.pattern.test(banned));
  const isUnwanted = (layer: Layer): boolean => silent.has(layer.stem) || unwanted.some((entry) => same(entry, layer));
  let layers = style.layers.filter((layer) => !isUnwanted(layer));
  const wanted: string[] = [];
  let seatedText = asked;
  for (const entry of NAMED_INSTRUMENTS) {
    const match = entry.pattern.exec(seatedText);
    if (!match || silent.has(entry.stem) || unwanted.includes(entry)) continue;
    seatedText = seatedText.replace(entry.pattern, " ");
    wanted.push(match[0].toLowerCase());
    layers = seat(entry, layers);
  }
  if (/\bacoustic\b/i.test(asked) && !/\b(electro|synth)/i.test(asked) && layers.some((layer) => layer.stem === "guitars" || layer.stem === "keys" && layer.instrument.kind === "sampled")) {
    const natural = layers.filter((layer) => layer.instrument.kind === "sampled");
    if (natural.some((layer) => layer.role === "bass")) layers = natural;
  }
  return { layers, withoutDrums: silent.has("drums"), silent, wanted: wanted.slice(0, 4) };
}

const same = (entry: NamedInstrument, layer: Layer): boolean =>
  entry.instrument.kind === "sampled" && layer.instrument.kind === "sampled" ? entry.instrument.program === layer.instrument.program
    : entry.instrument.kind === "synth" && layer.instrument.kind === "synth" && entry.instrument.patch === layer.instrument.patch;

/** Gives the instrument an existing seat of its group and role, else a new chair; a wished instrument is heard from the first verse. */
function seat(entry: NamedInstrument, layers: readonly Layer[]): Layer[] {
  const present = layers.findIndex((layer) => same(entry, layer) && layer.role !== "lead");
  if (present >= 0) return layers.map((layer, i) => (i === present ? { ...layer, from: Math.min(layer.from, 0.4), gain: layer.gain + 1.5 } : layer));
  for (const role of entry.roles) {
    const chair = layers.findIndex((layer) => layer.role === role && (layer.stem === entry.stem || role === "lead" || role === "bass"));
    if (chair >= 0) {
      return layers.map((layer, i) => (i === chair
        ? { ...layer, stem: entry.stem, instrument: entry.instrument, register: entry.register, from: Math.min(layer.from, 0.4), gain: layer.gain + 1 }
        : layer));
    }
  }
  const role = entry.roles[0]!;
  return [...layers, {
    id: `asked-${entry.stem}-${layers.length}`, stem: entry.stem, role, instrument: entry.instrument, from: 0.4, register: entry.register,
    calm: entry.calm, full: entry.full, voices: 4, velocity: 76, pan: 0.2, gain: 0, reverb: 0.22, delay: 0.05,
  }];
}

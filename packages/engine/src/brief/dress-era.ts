import type { Instrument } from "../score/score.ts";
import type { Layer, Style } from "./style.ts";

export type Era = "50s" | "60s" | "70s" | "80s" | "90s" | "2000s";

const NAMES: readonly (readonly [RegExp, Era])[] = [
  [/\b(?:19)?[45]0'?s\b|\bfifties\b|\bforties\b/i, "50s"], [/\b(?:19)?60'?s\b|\bsixties\b/i, "60s"], [/\b(?:19)?70'?s\b|\bseventies\b/i, "70s"],
  [/\b(?:19)?80'?s\b|\beighties\b/i, "80s"], [/\b(?:19)?90'?s\b|\bnineties\b/i, "90s"], [/\b2000'?s\b|\b00'?s\b|\bnoughties\b|\by2k\b/i, "2000s"],
];

/** A decade in words: "80s", "nineties". */
export const readEra = (text: string): Era | undefined => NAMES.find(([pattern]) => pattern.test(text))?.[1];

interface Dress {
  /** Bands before synthesisers had other players in their chairs. */
  electric: boolean;
  drums?: Instrument;
  width: number;
  saturation: number;
  lowpass?: number;
  noise?: number;
  tone: Style["mix"]["tone"];
  reverb: Partial<Style["mix"]["reverb"]>;
}

const flat = { low: 0, mid: 0, high: 0, air: 0 };
const DRESSES: Readonly<Record<Era, Dress>> = {
  "50s": { electric: false, drums: { kind: "kit", program: 32 }, width: 0.35, saturation: 0.3, lowpass: 8500, noise: -54, tone: { ...flat, low: -1, mid: 1.2, air: -2 }, reverb: { seconds: 1.4, damping: 3500 } },
  "60s": { electric: false, drums: { kind: "kit", program: 8 }, width: 0.7, saturation: 0.3, lowpass: 12_000, tone: { ...flat, mid: 1, air: -1 }, reverb: { seconds: 1.7, damping: 4200 } },
  "70s": { electric: true, drums: { kind: "kit", program: 0 }, width: 0.95, saturation: 0.25, tone: { ...flat, low: 0.6, mid: 0.4, air: -0.8 }, reverb: { seconds: 1, damping: 5000 } },
  "80s": { electric: true, drums: { kind: "machine", machine: "linn" }, width: 1.2, saturation: 0.1, tone: { ...flat, mid: -0.4, high: 1, air: 1.2 }, reverb: { seconds: 2.4, damping: 7500 } },
  "90s": { electric: true, width: 1.05, saturation: 0.22, tone: { ...flat, low: 0.8, high: 0.4 }, reverb: { seconds: 1.5, damping: 6500 } },
  "2000s": { electric: true, width: 1.15, saturation: 0.4, tone: { ...flat, low: 0.8, high: 0.8, air: 1 }, reverb: { seconds: 1.2, damping: 8000 } },
};

/** Who sat where a synthesiser sits today. */
const BEFORE: Readonly<Record<Layer["role"], Instrument | undefined>> = {
  bass: { kind: "sampled", program: 32 }, pad: { kind: "sampled", program: 48 }, comp: { kind: "sampled", program: 16 }, arp: { kind: "sampled", program: 0 }, lead: { kind: "sampled", program: 56 },
  counter: { kind: "sampled", program: 48 }, strum: { kind: "sampled", program: 26 }, riff: { kind: "sampled", program: 26 }, percussion: undefined, riser: undefined, impact: undefined,
};

/** Genres that are a decade's own, or that no decade changes. */
const AT_HOME: Readonly<Partial<Record<Era, readonly string[]>>> = { "50s": ["blues"], "60s": ["soul"], "70s": ["disco funk"], "80s": ["synthwave"], "90s": ["hip hop"] };
const TIMELESS: ReadonlySet<string> = new Set(["baroque", "orchestral", "choral", "lullaby", "chiptune", "sea shanty"]);

/** The style as a decade would have recorded it: its room, its width and tape, its drums and, before synthesisers, its players. */
export function dressEra(style: Style, era: Era | undefined): Style {
  if (era === undefined || TIMELESS.has(style.key) || AT_HOME[era]?.includes(style.key)) return style;
  const dress = DRESSES[era];
  const { mix } = style;
  const layers = dress.electric ? style.layers.map((layer) => (era === "80s" ? eighties(layer) : layer)) : style.layers.flatMap((layer) => {
    if (layer.instrument.kind !== "synth") return [layer];
    const instrument = BEFORE[layer.role];
    return instrument ? [{ ...layer, instrument, stem: layer.role === "bass" ? layer.stem : STEMS[instrument.kind === "sampled" ? instrument.program : 0] ?? layer.stem }] : [];
  });
  // Machines keep their job in music made of machines.
  const drums = style.drums && dress.drums && !(style.drums.instrument.kind === "machine" && dress.electric && era !== "80s") ? { ...style.drums, instrument: dress.drums } : style.drums;
  const { tone } = mix;
  return {
    ...style, layers, drums, tags: [...style.tags, era],
    mix: {
      ...mix, width: (mix.width + dress.width) / 2, saturation: Math.max(mix.saturation, dress.saturation), reverb: { ...mix.reverb, ...dress.reverb },
      tone: { low: tone.low + dress.tone.low, mid: tone.mid + dress.tone.mid, high: tone.high + dress.tone.high, air: tone.air + dress.tone.air },
      ...(dress.lowpass ? { lowpass: Math.min(mix.lowpass ?? Infinity, dress.lowpass) } : {}), ...(dress.noise !== undefined && mix.noise === undefined ? { noise: dress.noise } : {}),
    },
  };
}

const STEMS: Readonly<Record<number, Layer["stem"]>> = { 0: "keys", 16: "keys", 26: "guitars", 48: "strings", 56: "brass" };

/** Electric pianos by frequency modulation, pads of saws. */
function eighties(layer: Layer): Layer {
  if (layer.instrument.kind !== "sampled") return layer;
  if (layer.role === "comp" && [0, 2, 4].includes(layer.instrument.program)) return { ...layer, instrument: { kind: "synth", patch: "fm-ep" } };
  if (layer.role === "pad" && [48, 49, 16].includes(layer.instrument.program)) return { ...layer, instrument: { kind: "synth", patch: "saw-pad" }, stem: "synths" };
  return layer;
}

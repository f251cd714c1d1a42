import type { Preset } from "../song/song-request.ts";
import type { Seconds } from "../units.ts";
import type { Layer, Style } from "./style.ts";

/** What a preset does for a song; the differences bench/presets.ts measures. */
export interface PresetPlan {
  /** The longest song it makes. */
  longest: Seconds;
  /** "Three and a half minutes", in a note to the person. */
  said: string;
  /** Doubles, harmonies and choirs around the lead. */
  backing: boolean;
  /** Players besides the tune and the drums; undefined seats everybody. */
  players?: number;
  /** A second melody answers the singer. */
  counter: boolean;
  /** Levels move: swells, fades, a lead-in of the bass, a last chorus with a colour of its own. */
  dynamics: boolean;
  /** Voices are sung with breaths and the top of their spectrum filled. */
  fineVoices: boolean;
  /** Songs composed and judged for each one that is rendered. */
  candidates: number;
}

export const PRESET_PLANS: Readonly<Record<Preset, PresetPlan>> = {
  quick: { longest: 120, said: "two minutes", backing: false, players: 3, counter: false, dynamics: false, fineVoices: false, candidates: 1 },
  full: { longest: 240, said: "four minutes", backing: true, counter: true, dynamics: false, fineVoices: false, candidates: 1 },
  rich: { longest: 480, said: "eight minutes", backing: true, counter: true, dynamics: true, fineVoices: true, candidates: 1 },
  best: { longest: 480, said: "eight minutes", backing: true, counter: true, dynamics: true, fineVoices: true, candidates: 6 },
};

/** Who is worth a seat in a small band, first things first. */
const SMALL_BAND: readonly Layer["role"][] = ["bass", "comp", "strum", "arp", "pad", "riff", "percussion"];

/** The style's players as the preset seats them. Wishes for instruments are seated after this. */
export function seatPlayers(style: Style, preset: Preset): Layer[] {
  const plan = PRESET_PLANS[preset];
  if (plan.players !== undefined) return smallBand(style.layers, plan.players);
  const layers = [...style.layers];
  if (plan.counter && !layers.some((layer) => layer.role === "counter")) layers.push(...counterOf(layers));
  if (plan.dynamics) layers.push(...sparkleOf(layers), ...textureOf(style));
  return layers;
}

function smallBand(layers: readonly Layer[], players: number): Layer[] {
  const bass = layers.find((layer) => layer.role === "bass" && layer.stem === "bass") ?? layers.find((layer) => layer.role === "bass");
  const chords = layers.filter((layer) => layer !== bass && SMALL_BAND.includes(layer.role) && layer.role !== "bass" && (layer.to === undefined || layer.to >= 1))
    .toSorted((a, b) => a.from - b.from || SMALL_BAND.indexOf(a.role) - SMALL_BAND.indexOf(b.role));
  const seated = new Set([...(bass ? [bass] : []), ...chords].slice(0, players));
  // A band without the loud players has to carry the loud sections itself.
  return layers.filter((layer) => seated.has(layer) || layer.role === "lead");
}

/** The melody instrument answers the singer where the style has nobody for it. */
function counterOf(layers: readonly Layer[]): Layer[] {
  const lead = layers.find((layer) => layer.role === "lead");
  if (!lead) return [];
  return [{ ...lead, id: "answering", role: "counter", from: 0.72, velocity: lead.velocity * 0.85, gain: lead.gain - 4, pan: lead.pan > 0 ? -0.3 : 0.3, reverb: Math.min(0.5, lead.reverb + 0.08) }];
}

/** Busy muted notes behind the choruses of bands that have nobody who picks: a guitar, or a pulse where the style is electric. */
function textureOf(style: Style): Layer[] {
  const { layers } = style;
  if (style.colour === "power" || style.drums === null || layers.length > 7 || layers.some((layer) => layer.role === "arp")) return [];
  const electric = layers.some((layer) => layer.stem === "synths" && layer.instrument.kind === "synth");
  const steps = (style.meter.beatsPerBar * 16) / style.meter.unit;
  const pattern = (text: string): string => text.slice(0, steps);
  return [{
    id: "texture", stem: electric ? "synths" : "guitars", role: "arp", instrument: electric ? { kind: "synth", patch: "arp-pulse" } : { kind: "sampled", program: 28 },
    from: 0.8, register: [60, 81], voices: 3, calm: [pattern("0.1.2.1.0.1.2.1.")], full: [pattern("0.1.2.1.0.2.1.2."), pattern("2.1.0.1.2.1.0.1.")],
    velocity: 62, pan: 0.45, gain: -6, reverb: 0.18, delay: 0.15, gate: 0.6,
  }];
}

/** The last chorus gets a colour nobody has heard before: high strings, or glass where the style is electric. */
function sparkleOf(layers: readonly Layer[]): Layer[] {
  const pad = layers.find((layer) => layer.role === "pad");
  if (!pad || layers.some((layer) => layer.from >= 0.9 && layer.role === "pad")) return [];
  const electric = layers.some((layer) => layer.stem === "synths" && layer.instrument.kind === "synth");
  return [{
    id: "sparkle", stem: electric ? "synths" : "strings", role: "pad", instrument: electric ? { kind: "synth", patch: "glass-pad" } : { kind: "sampled", program: 48 },
    from: 0.97, register: [67, 91], voices: 3, velocity: 60, pan: -pad.pan, gain: -6, reverb: 0.4, delay: 0.05,
  }];
}

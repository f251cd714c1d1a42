import type { Random } from "../random.ts";
import type { Mode } from "../score/score.ts";
import type { Layer, Progressions, Style } from "./style.ts";

/** Players from elsewhere that a strange song may invite, each fit for a seat of its role. */
const GUESTS: readonly Pick<Layer, "instrument" | "stem" | "register" | "role">[] = [
  { role: "arp", stem: "guitars", instrument: { kind: "sampled", program: 104 }, register: [50, 76] },
  { role: "arp", stem: "keys", instrument: { kind: "sampled", program: 108 }, register: [60, 84] },
  { role: "arp", stem: "keys", instrument: { kind: "sampled", program: 12 }, register: [55, 84] },
  { role: "arp", stem: "keys", instrument: { kind: "sampled", program: 6 }, register: [55, 80] },
  { role: "counter", stem: "woodwinds", instrument: { kind: "sampled", program: 70 }, register: [46, 67] },
  { role: "counter", stem: "strings", instrument: { kind: "sampled", program: 110 }, register: [57, 81] },
  { role: "pad", stem: "synths", instrument: { kind: "synth", patch: "string-machine" }, register: [52, 76] },
  { role: "comp", stem: "keys", instrument: { kind: "sampled", program: 21 }, register: [55, 76] },
];

/** A chord in place of another, one at most in a progression: borrowed, altered or a third away; never the first or the last. */
const SWAPS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^IV$/, ["iv", "II", "bVI"]], [/^V$/, ["bVII", "v", "Vsus4"]], [/^vi$/, ["bVI", "VI", "#IVo7"]], [/^ii$/, ["bII", "II"]], [/^iii$/, ["bIII", "III"]], [/^I$/, ["Isus2", "I+"]],
  [/^iv$/, ["IV", "bII"]], [/^bVII$/, ["V", "bII"]], [/^bVI$/, ["vi", "bV"]], [/^bIII$/, ["III", "iii"]], [/^v$/, ["V", "bVsus2"]], [/^i$/, ["isus2", "i6"]],
];

const STRANGE_MODES: Partial<Record<Mode, number>> = { lydian: 0.3, phrygian: 0.25, dorian: 0.3, mixolydian: 0.2, "harmonic-minor": 0.2 };

/**
 * The style as one who leaves the beaten track would play it, or one who never does. At 0.5 it is the style itself; above, borrowed chords,
 * other modes, pushed accents, wider tunes and at last a guest; below, the commonest chords and a tune on the beat.
 */
export function bendStyle(style: Style, weirdness: number, random: Random): Style {
  const far = 2 * (weirdness - 0.5);
  if (Math.abs(far) < 0.02) return style;
  const clamp = (x: number): number => Math.max(0, Math.min(1, x));
  const vocal = {
    ...style.vocal,
    syncopation: clamp(style.vocal.syncopation + 0.35 * far), pentatonic: clamp(style.vocal.pentatonic - 0.4 * far), melisma: clamp(style.vocal.melisma + 0.12 * far),
  };
  if (far < 0) {
    const keep = (options: readonly string[]): string[] => options.slice(0, Math.max(1, Math.ceil(options.length * (1 + far))));
    return { ...style, vocal, harmony: { major: mapProgressions(style.harmony.major, keep), minor: mapProgressions(style.harmony.minor, keep) } };
  }
  const stream = random.fork("weird");
  const bend = (options: readonly string[]): string[] => options.map((text) => (stream.chance(far) ? swapChord(text, stream) : text));
  const modes = Object.fromEntries(Object.entries({ ...STRANGE_MODES, ...style.modes }).map(([mode, weight]) =>
    [mode, (style.modes[mode as Mode] ?? 0) * (1 - 0.6 * far) + (STRANGE_MODES[mode as Mode] ?? 0) * far * weight]));
  return { ...style, vocal, modes, harmony: { major: mapProgressions(style.harmony.major, bend), minor: mapProgressions(style.harmony.minor, bend) }, layers: inviteGuest(style.layers, far, stream) };
}

const mapProgressions = (table: Progressions, change: (options: readonly string[]) => string[]): Progressions =>
  ({ verse: change(table.verse), "pre-chorus": change(table["pre-chorus"]), chorus: change(table.chorus), bridge: change(table.bridge) });

function swapChord(text: string, random: Random): string {
  const tokens = text.split(" ");
  const inside = tokens.map((_, i) => i).slice(1, -1);
  const open = inside.filter((i) => SWAPS.some(([pattern]) => pattern.test(tokens[i]!)));
  if (open.length === 0) return text;
  const at = random.pick(open);
  tokens[at] = random.pick(SWAPS.find(([pattern]) => pattern.test(tokens[at]!))![1]);
  return tokens.join(" ");
}

/** One colour of the band changes places with somebody from another tradition. */
function inviteGuest(layers: readonly Layer[], far: number, random: Random): readonly Layer[] {
  if (!random.chance(far * 0.9)) return layers;
  const seats = layers.filter((layer) => GUESTS.some((guest) => guest.role === layer.role) && layer.stem !== "bass" && layer.stem !== "drums" && layer.role !== "lead");
  if (seats.length === 0) return layers;
  const seat = random.pick(seats);
  const guest = random.pick(GUESTS.filter((candidate) => candidate.role === seat.role));
  return layers.map((layer) => (layer === seat ? { ...layer, ...guest, from: Math.min(layer.from, 0.5) } : layer));
}

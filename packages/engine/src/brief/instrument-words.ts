import type { StemName } from "../score/score.ts";
import type { Layer, LayerRole } from "./style.ts";

/** An instrument people ask for by name. */
export interface NamedInstrument {
  pattern: RegExp;
  stem: Layer["stem"];
  instrument: Layer["instrument"];
  /** Roles it can take in a style, best first. */
  roles: readonly LayerRole[];
  register: readonly [number, number];
  /** The new layer where the style has no seat for it. */
  calm: readonly string[];
  full: readonly string[];
}

const sampled = (program: number): Layer["instrument"] => ({ kind: "sampled", program });
type Row = readonly [RegExp, Layer["stem"], Layer["instrument"], readonly LayerRole[], readonly [number, number], string?, string?];

const ROWS: readonly Row[] = [
  [/\b(electric piano|rhodes|wurlitzer|e-?piano)\b/i, "keys", sampled(4), ["comp"], [50, 74]],
  [/\b(organ|hammond)\b/i, "keys", sampled(16), ["pad"], [48, 74]],
  [/\b(harpsichord)\b/i, "keys", sampled(6), ["arp"], [52, 80]],
  [/\b(music box|celesta)\b/i, "keys", sampled(10), ["arp"], [64, 90]],
  [/\b(glockenspiel|bells?)\b/i, "keys", sampled(9), ["arp"], [72, 96], "0.......2......."],
  [/\b(vibraphone|vibes)\b/i, "keys", sampled(11), ["arp"], [58, 84]],
  [/\b(marimba|xylophone)\b/i, "keys", sampled(12), ["arp"], [52, 84]],
  [/\b(accordion|concertina)\b/i, "keys", sampled(21), ["comp"], [52, 76]],
  [/\b(piano)\b/i, "keys", sampled(0), ["comp", "arp"], [50, 76]],
  [/\b(harmonica)\b/i, "woodwinds", sampled(22), ["lead", "counter"], [60, 84]],
  [/\b(nylon|classical guitar|spanish guitar|flamenco guitar)\b/i, "guitars", sampled(24), ["arp"], [45, 72]],
  [/\b(distort\w+ guitars?|heavy guitars?|metal guitars?)\b/i, "guitars", sampled(30), ["strum"], [40, 64]],
  [/\b(electric guitars?|guitar solo)\b/i, "guitars", sampled(29), ["lead", "strum"], [45, 76]],
  [/\b(ukulele|uke)\b/i, "guitars", sampled(24), ["strum"], [57, 76]],
  [/\b(banjo)\b/i, "guitars", sampled(105), ["arp"], [50, 76], "0.213.2.0.213.21"],
  [/\b(mandolin)\b/i, "guitars", sampled(25), ["arp"], [57, 82]],
  [/\b(acoustic guitars?|guitars?|fingerpick\w*)\b/i, "guitars", sampled(25), ["strum", "arp"], [45, 72]],
  [/\b(upright bass|double bass|contrabass|acoustic bass)\b/i, "bass", sampled(32), ["bass"], [28, 50]],
  [/\b(slap bass)\b/i, "bass", sampled(36), ["bass"], [28, 50]],
  [/\b(808s?|808 bass|sub bass)\b/i, "bass", { kind: "synth", patch: "sub-bass" }, ["bass"], [26, 46]],
  [/\b(violins?|fiddle)\b/i, "strings", sampled(40), ["counter", "lead"], [60, 88]],
  [/\b(cellos?)\b/i, "strings", sampled(42), ["counter"], [43, 67]],
  [/\b(string quartet|string section|strings|orchestra)\b/i, "strings", sampled(48), ["pad", "counter"], [52, 80]],
  [/\b(pizzicato)\b/i, "strings", sampled(45), ["arp"], [52, 80]],
  [/\b(harp)\b/i, "keys", sampled(46), ["arp"], [55, 88]],
  [/\b(trumpets?)\b/i, "brass", sampled(56), ["counter", "lead"], [58, 80]],
  [/\b(trombones?)\b/i, "brass", sampled(57), ["counter"], [46, 67]],
  [/\b(french horns?)\b/i, "brass", sampled(60), ["counter"], [48, 70]],
  [/\b(brass|horn section|horns)\b/i, "brass", sampled(61), ["comp", "counter"], [53, 76]],
  [/\b(sax\w*)\b/i, "woodwinds", sampled(66), ["lead", "counter"], [53, 77]],
  [/\b(clarinet)\b/i, "woodwinds", sampled(71), ["lead", "counter"], [55, 80]],
  [/\b(oboe)\b/i, "woodwinds", sampled(68), ["lead", "counter"], [60, 84]],
  [/\b(tin whistle|whistle|recorder)\b/i, "woodwinds", sampled(74), ["lead"], [69, 93]],
  [/\b(flutes?)\b/i, "woodwinds", sampled(73), ["lead", "counter"], [64, 90]],
  [/\b(bagpipes?)\b/i, "woodwinds", sampled(109), ["lead"], [60, 79]],
  [/\b(sitar)\b/i, "guitars", sampled(104), ["arp"], [50, 76]],
  [/\b(kalimba)\b/i, "keys", sampled(108), ["arp"], [60, 84]],
  [/\b(steel ?(?:drums?|pans?))\b/i, "percussion", sampled(114), ["arp"], [60, 84]],
  [/\b(choir)\b/i, "synths", sampled(52), ["pad"], [53, 76]],
  [/\b(synth (?:lead|solo))\b/i, "synths", { kind: "synth", patch: "saw-lead" }, ["lead"], [64, 88]],
  [/\b(synth pads?|pads?)\b/i, "synths", { kind: "synth", patch: "warm-pad" }, ["pad"], [52, 76]],
  [/\b(arpeggi\w*)\b/i, "synths", { kind: "synth", patch: "arp-pulse" }, ["arp"], [60, 86]],
  [/\b(synths?|synthesi[sz]ers?)\b/i, "synths", { kind: "synth", patch: "saw-pad" }, ["pad", "lead"], [55, 78]],
];

const SPARE: Record<LayerRole, readonly [string, string]> = {
  comp: ["x-------x-------", "x---x---x---x---"], arp: ["0.1.2.1.3.1.2.1.", "0.1.2.1.3.1.2.1."], strum: ["D---D-u---u-D-u-", "D-d-D-ud-ud-D-ud"], pad: ["", ""],
  bass: ["1-------1-------", "1-1-1-1-1-1-1-1-"], counter: ["", ""], lead: ["", ""], riff: ["", ""], percussion: ["", ""], riser: ["", ""], impact: ["", ""],
};

export const NAMED_INSTRUMENTS: readonly NamedInstrument[] = ROWS.map(([pattern, stem, instrument, roles, register, calm, full]) => ({
  pattern, stem, instrument, roles, register,
  calm: [calm ?? SPARE[roles[0]!][0]].filter(Boolean), full: [full ?? calm ?? SPARE[roles[0]!][1]].filter(Boolean),
}));

/** Words that name whole groups. */
export const STEM_WORDS: readonly (readonly [RegExp, readonly StemName[]])[] = [
  [/\b(drums?|drum kit|beats?|drumming)\b/i, ["drums", "percussion"]], [/\b(percussion|shakers?|tambourine)\b/i, ["percussion"]], [/\b(bass|bassline|808s?)\b/i, ["bass"]],
  [/\b(keys|keyboards?|pianos?)\b/i, ["keys"]], [/\bguitars?\b/i, ["guitars"]], [/\b(strings|violins?|orchestra)\b/i, ["strings"]],
  [/\b(synths?|synthesi[sz]ers?|electronics?)\b/i, ["synths"]], [/\b(brass|horns?|trumpets?)\b/i, ["brass"]], [/\b(woodwinds?|flutes?|sax\w*|clarinets?)\b/i, ["woodwinds"]],
  [/\b(backing vocals?|background vocals?|harmon(?:y|ies)|choir)\b/i, ["backing-vocals"]], [/\b(fx|effects|risers?)\b/i, ["fx"]],
  [/(?<!backing |background )\b(vocals?|voices?|singing|singers?|lyrics)\b/i, ["lead-vocals", "backing-vocals"]],
];

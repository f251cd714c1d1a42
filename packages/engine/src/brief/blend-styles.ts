import type { StemName } from "../score/score.ts";
import { STEM_NAMES } from "../score/score.ts";
import type { Layer, LayerRole, Style } from "./style.ts";

/** What carries the beat stays with the base; the rest of its band makes room. */
const FOUNDATION: readonly LayerRole[] = ["bass", "percussion", "riser", "impact"];

const between = (a: number, b: number): number => (a + b) / 2;

const plays = (style: Style, stem: StemName): boolean =>
  stem === "drums" ? style.drums !== null : stem === "lead-vocals" || stem === "backing-vocals" || style.layers.some((layer) => layer.stem === stem);

/**
 * Two styles in one: tempo, groove, bass, form and delivery of the base, harmony, scale, chords and tunes of the colour, the mix between them.
 * The base's most typical chord instrument stays, so that both are heard.
 */
export function blendStyles(base: Style, colour: Style): Style {
  const own = base.layers.filter((layer) => FOUNDATION.includes(layer.role));
  const signature = base.layers.find((layer) => (layer.role === "comp" || layer.role === "arp" || layer.role === "pad") && layer.instrument.kind === "synth")
    ?? base.layers.find((layer) => layer.role === "comp" || layer.role === "strum" || layer.role === "arp");
  const ids = new Set([...own, ...(signature ? [signature] : [])].map((layer) => layer.id));
  const lent = colour.layers
    .filter((layer) => !FOUNDATION.includes(layer.role))
    .map((layer): Layer => (ids.has(layer.id) ? { ...layer, id: `${layer.id}-too` } : layer));
  const sameGrid = base.swing.grid === colour.swing.grid || colour.swing.amount === 0;
  const { mix: a } = base;
  const { mix: b } = colour;
  const levels = Object.fromEntries(STEM_NAMES.flatMap((stem): [StemName, number][] => {
    // A style's level counts where it has players; elsewhere it is only a default.
    const [x, y] = [plays(base, stem) ? a.levels[stem] : undefined, plays(colour, stem) ? b.levels[stem] : undefined];
    const heldBy = stem === "drums" || stem === "bass" || stem === "fx" ? (x ?? y) : x === undefined ? (y ?? a.levels[stem]) : y === undefined ? x : between(x, y);
    return heldBy === undefined ? [] : [[stem, heldBy]];
  }));
  return {
    ...base,
    name: `${colour.name} ${base.name.toLowerCase()}`,
    tags: [`${colour.tags[0]!} ${base.tags[0]!}`, ...base.tags.slice(1), ...colour.tags.slice(1)],
    modes: colour.modes,
    swing: sameGrid ? { grid: base.swing.grid, amount: between(base.swing.amount, colour.swing.amount) } : base.swing,
    looseness: between(base.looseness, colour.looseness),
    harmony: colour.harmony,
    colour: colour.colour,
    layers: [...own, ...(signature ? [signature] : []), ...lent],
    mix: {
      ...a,
      levels,
      reverb: {
        seconds: between(a.reverb.seconds, b.reverb.seconds), preDelay: between(a.reverb.preDelay, b.reverb.preDelay),
        damping: between(a.reverb.damping, b.reverb.damping), level: between(a.reverb.level, b.reverb.level),
      },
      saturation: between(a.saturation, b.saturation),
      tone: {
        low: between(a.tone.low, b.tone.low), mid: between(a.tone.mid, b.tone.mid), high: between(a.tone.high, b.tone.high), air: between(a.tone.air, b.tone.air),
      },
      width: between(a.width, b.width),
    },
    vocal: { ...base.vocal, pentatonic: between(base.vocal.pentatonic, colour.vocal.pentatonic), melisma: between(base.vocal.melisma, colour.vocal.melisma) },
  };
}

import type { Instrument } from "../../score/score.ts";
import type { Layer, LayerRole } from "../style.ts";

export const gm = (program: number): Instrument => ({ kind: "sampled", program });
export const synth = (patch: string): Instrument => ({ kind: "synth", patch });

/** A player with the usual settings and what differs. */
export const layer = (
  id: string, stem: Layer["stem"], role: LayerRole, instrument: Instrument, from: number, register: Layer["register"], more: Partial<Layer> = {},
): Layer => ({ id, stem, role, instrument, from, register, velocity: 76, pan: 0, gain: 0, reverb: 0.2, delay: 0, ...more });

import type { MixPlan } from "../../mix/mix-plan.ts";

const BALANCED: MixPlan = {
  levels: {
    "lead-vocals": 0, "backing-vocals": -9, drums: -3, bass: -4, keys: -8, guitars: -8, strings: -10, synths: -8,
    brass: -10, woodwinds: -10, percussion: -13, fx: -15,
  },
  sidechain: { depth: 0, release: 0.2, stems: [] },
  reverb: { seconds: 1.6, preDelay: 0.02, damping: 6500, level: -14 },
  delay: { beats: 0.75, feedback: 0.28, level: -20 },
  saturation: 0.15,
  tone: { low: 0, mid: 0, high: 0, air: 0.5 },
  width: 1,
};

/** A mix plan from the neutral balance and what the style changes. */
export function mixPlan(change: Partial<Omit<MixPlan, "levels">> & { levels?: MixPlan["levels"] }): MixPlan {
  return { ...BALANCED, ...change, levels: { ...BALANCED.levels, ...change.levels } };
}

import type { MixPlan } from "../../mix/mix-plan.ts";

const BALANCED: MixPlan = {
  levels: {
    "lead-vocals": 0, "backing-vocals": -9, drums: -4, bass: -6, keys: -6, guitars: -5.5, strings: -7.5, synths: -6,
    brass: -8, woodwinds: -8, percussion: -13, fx: -15,
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

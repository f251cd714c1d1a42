import type { MixPlan } from "../mix/mix-plan.ts";
import { createRandom } from "../random.ts";
import type { StemName } from "../score/score.ts";
import type { Decibels } from "../units.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongTask } from "./song-task.ts";

type Strength = Extract<SongTask, { task: "remaster" }>["strength"];

/** How much is done, of what can be done. */
const AMOUNT: Record<Strength, number> = { subtle: 0.3, normal: 0.65, high: 1 };
/** Faders move by no more than this between takes of a remaster. */
const TOUCH: Decibels = 0.8;

/**
 * One of our songs mixed and mastered again from its score: more air and less mud, a drier and wider picture, tighter bass under a clearer
 * voice, warmer saturation. The strength says how much of each; the seed moves single faders a little. Not a note changes.
 */
export function remasterDocument(source: SongDocument, seed: number, strength: Strength): SongDocument {
  const amount = AMOUNT[strength];
  const { score } = source;
  const random = createRandom(seed).fork("remaster");
  const { levels, mix } = score;
  const stems = [...new Set([...score.parts, ...score.vocals].map((part) => part.stem))];
  const moves = new Map(stems.map((stem) => [stem, amount * ((TASTE[stem] ?? 0) + random.fork(stem).between(-TOUCH, TOUCH))]));
  const mixed = levels && Object.fromEntries([...score.parts, ...score.vocals].map((part) => [part.id, (levels.mixed[part.id] ?? 0) + moves.get(part.stem)!]));
  return { ...source, engine: ENGINE_VERSION, score: { ...score, mix: refine(mix, amount, random.between(-0.5, 0.5)), ...(levels && mixed ? { levels: { ...levels, mixed } } : {}) } };
}

/** Where each fader goes at full strength. */
const TASTE: Partial<Record<StemName, Decibels>> = { "lead-vocals": 0.8, drums: 1.2, bass: 0.6, "backing-vocals": 0.4, synths: -0.6, keys: -0.4, strings: -0.4, fx: -1.5 };

function refine(mix: MixPlan, amount: number, lean: Decibels): MixPlan {
  const { tone, reverb, width, saturation } = mix;
  return {
    ...mix,
    tone: { low: tone.low + amount * (1.2 + lean), mid: tone.mid - 1.2 * amount, high: tone.high + amount * (1.6 - lean), air: tone.air + 2.6 * amount },
    reverb: { ...reverb, seconds: reverb.seconds * (1 - 0.2 * amount), level: reverb.level - 2 * amount },
    saturation: Math.min(1, saturation + 0.25 * amount),
    width: Math.min(1.5, width * (1 + 0.25 * amount)),
  };
}

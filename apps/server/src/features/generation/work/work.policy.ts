import { planHas, type GenerationTask, type PaidAbility } from "@tunewright/contract";
import type { Maker } from "../generation.policy.ts";

type Task = Exclude<GenerationTask, "create">;
export interface SourceAccess { user_id: string; can_remix: boolean; status: string; trashed_at: Date | null }

/** What others may do with a song whose maker allows remixes; everything else is for its maker alone. */
const OPEN_TO_OTHERS: ReadonlySet<Task> = new Set<Task>(["cover", "extend", "speed"]);

/** Parts of the paid plans, by what a free account would be told to look at. */
const FEATURE: Partial<Record<GenerationTask, PaidAbility>> = {
  stems: "stems", remaster: "remaster", variation: "remaster", infill: "replace_section", crop: "crop_fade", fade: "crop_fade",
};

/** Work on a recording, which no model is asked for. */
export const EDITING_TASKS = ["stems", "speed", "crop", "fade", "concat"] as const satisfies GenerationTask[];

export const choosesModel = (task: GenerationTask): boolean => !(EDITING_TASKS as readonly GenerationTask[]).includes(task);

export type WorkRefusal = "not-finished" | "in-trash" | "owner-only" | "remix-off";

/** Null where the person may do this to the song. */
export function refuseWork(person: { id: string }, clip: SourceAccess, task: Task): WorkRefusal | null {
  if (clip.trashed_at !== null) return "in-trash";
  if (person.id !== clip.user_id) {
    if (!OPEN_TO_OTHERS.has(task)) return "owner-only";
    if (!clip.can_remix) return "remix-off";
  }
  return clip.status === "complete" ? null : "not-finished";
}

/** The plan feature that the task needs and this maker lacks; null where they may. */
export function lackedFeature(maker: Pick<Maker, "plan">, task: GenerationTask): PaidAbility | null {
  const feature = FEATURE[task];
  return feature && !planHas(maker.plan, feature) ? feature : null;
}

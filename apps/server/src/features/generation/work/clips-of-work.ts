import { CLIPS_PER_GENERATION, CREDIT_COSTS, LIMITS, type GenerationTask } from "@tunewright/contract";
import type { ClipRow, HistoryEntry, NewClip } from "../../clips/index.ts";
import { EDITING_TASKS } from "./work.policy.ts";
import type { AdmittedWork } from "../admitted-request.ts";

/** Tasks whose result is one edited recording. */
const EDITS: ReadonlySet<GenerationTask> = new Set<GenerationTask>(EDITING_TASKS.filter((task) => task !== "stems"));
/** Tasks whose result is the same song still: it keeps title, words, picture and what is known of its music. */
const SAME_SONG: ReadonlySet<GenerationTask> = new Set<GenerationTask>([...EDITS, "stems", "remaster", "infill"]);

export const keepsPicture = (task: GenerationTask): boolean => SAME_SONG.has(task);

/** Parts of a recording without a score, as the separation names them. */
const SEPARATED = ["vocals", "drums", "bass", "other"];

/** Names of the stems that come of it. */
export function stemNamesOf(parts: 2 | "all", source: Pick<ClipRow, "stems">): string[] {
  if (parts === 2) return ["vocals", "instrumental"];
  return source.stems.length > 0 ? source.stems : SEPARATED;
}

/** Credits; tasks that are not priced are free. */
export function costOf(work: AdmittedWork): number {
  if (work.task === "stems") return work.parts === 2 ? CREDIT_COSTS.stems_2 : CREDIT_COSTS.stems_all;
  return work.task in CREDIT_COSTS ? CREDIT_COSTS[work.task as keyof typeof CREDIT_COSTS] : 0;
}

/** What each clip of the generation is from its beginning, take A first: as many as it yields. */
export function clipsOfWork(work: AdmittedWork, sources: readonly ClipRow[]): Partial<NewClip>[] {
  const source = sources[0];
  if (work.task === "create" || !source) return Array.from({ length: CLIPS_PER_GENERATION }, () => ({}));
  const origin = { ...(SAME_SONG.has(work.task) ? sameSong(source) : { title: source.title }), ...lineage(work, source) };
  if (work.task === "stems") {
    return stemNamesOf(work.parts, source).map((stem) => ({ ...origin, kind: "edit", stem, stem_from_id: source.id, title: titled(source.title, words(stem)), ...voiceOf(stem, source) }));
  }
  if (EDITS.has(work.task)) return [{ ...origin, kind: work.task === "concat" ? "concat" : "edit" }];
  return Array.from({ length: CLIPS_PER_GENERATION }, () => (work.task === "remaster" ? { ...origin, title: titled(source.title, "Remastered") } : origin));
}

function sameSong(source: ClipRow): Partial<NewClip> {
  return {
    title: source.title, lyrics: source.lyrics, display_tags: source.display_tags, tags: source.tags, description: source.description, style: source.style,
    singer: source.singer, delivery: source.delivery, bpm: source.bpm, music_key: source.music_key, meter: source.meter, has_vocal: source.has_vocal, make_instrumental: source.make_instrumental,
    sections: JSON.stringify(source.sections),
  };
}

function lineage(work: AdmittedWork, source: ClipRow): Partial<NewClip> {
  if (work.task === "extend") return { history: JSON.stringify([...(source.history ?? []), { id: source.id, continue_at: work.at ?? source.duration }] satisfies HistoryEntry[]) };
  if (work.task === "concat") return { concat_history: JSON.stringify(work.sources.map(({ id, until }) => ({ id, continue_at: until })) satisfies HistoryEntry[]) };
  return {};
}

const voiceOf = (stem: string, source: ClipRow): Partial<NewClip> =>
  stem.includes("vocals") ? { has_vocal: source.has_vocal } : { has_vocal: false, lyrics: "", singer: null, make_instrumental: true };

const words = (stem: string): string => stem.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");

/** "Night drive (Vocals)", within the longest title. */
function titled(title: string, addition: string): string {
  const ending = ` (${addition})`;
  return [...title].slice(0, LIMITS.detailsTitle - ending.length).join("") + ending;
}

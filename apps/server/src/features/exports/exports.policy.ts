import { isLossless, planHas, type PlanKey, type ScoreFormat } from "@tunewright/contract";
import type { SoundSpec } from "./song-files.ts";

export interface ExportedClip { user_id: string; status: string }

/** Sound files and scores are for the maker of a song; whoever can hear a song may have its MP3 and its words with their times. */
export const canExport = (person: { id: string } | null, clip: ExportedClip): boolean => person?.id === clip.user_id;
export const canHaveScore = (person: { id: string } | null, clip: ExportedClip, format: ScoreFormat): boolean => format === "lrc" || canExport(person, clip);

/** Files without loss are part of the paid plans. */
export const planAllows = (plan: PlanKey, spec: SoundSpec): boolean => !isLossless(spec.format) || planHas(plan, "download_wav");

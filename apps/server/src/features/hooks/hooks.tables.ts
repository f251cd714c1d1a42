import type { Generated } from "kysely";

export interface HooksTables {
  /** The seconds of a song that stand for it: those its maker chose, or those the machine found when somebody first asked. */
  clip_hook: { clip_id: string; user_id: string; start_s: number; end_s: number; chosen_at: Date | null; removed: Generated<boolean> };
}

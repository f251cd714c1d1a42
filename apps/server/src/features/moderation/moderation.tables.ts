import type { FeedbackTag, FlagReason } from "@tunewright/contract";
import type { ColumnType } from "kysely";

export interface ModerationTables {
  /** What somebody told the house about a song; one open report of each kind by each person. */
  report: {
    id: string;
    kind: "flag" | "copyright";
    clip_id: string;
    reporter_id: string;
    reasons: FlagReason[];
    text: string;
    /** Of a copyright claim: where the original is, and whose it is. */
    link: string;
    ownership: "mine" | "other" | null;
    created_at: ColumnType<Date, Date | undefined, never>;
    decision: "dismiss" | "hide" | "warn" | null;
    decided_by: string | null;
    decided_at: Date | null;
  };
  /** A warning about a song to its maker. */
  copyright_warning: {
    clip_id: string;
    created_at: ColumnType<Date, Date | undefined, never>;
    acknowledged_at: Date | null;
  };
  /** Songs that the house took out of public lists; their makers cannot publish them. */
  hidden_clip: {
    clip_id: string;
    hidden_at: ColumnType<Date, Date | undefined, never>;
  };
  /** How a song came out, in its maker's eyes. */
  clip_feedback: {
    clip_id: string;
    user_id: string;
    tags: FeedbackTag[];
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
}

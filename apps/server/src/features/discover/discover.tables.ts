import type { ColumnType } from "kysely";

export interface DiscoverTables {
  /**
   * What lists of public songs sort by, of every song that ever was public; triggers on `clip` and `clip_reaction` keep it so.
   * `heat` is log2 of its attention, each play (1) and like (4) weighed by 2^(days since 1970 / 2); `lowest` that of its publication alone.
   */
  clip_heat: { clip_id: string; seq: number; user_id: string; style: string; listed: boolean; lowest: number; heat: number };
  /** Songs that the operators put forward. */
  staff_pick: { clip_id: string; picked_by: string; picked_at: ColumnType<Date, Date | undefined, Date> };
}

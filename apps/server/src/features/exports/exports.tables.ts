import type { ColumnType } from "kysely";

/** A sound file that was asked for. */
export interface ClipExportTable {
  clip_id: string;
  /** See `specName`. */
  name: string;
  /** Of the sound it is made from; a clip made anew has another. */
  attempt: number;
  state: "preparing" | "ready" | "failed";
  requested_at: ColumnType<Date, Date | undefined, Date>;
}

export interface ExportsTables {
  clip_export: ClipExportTable;
}

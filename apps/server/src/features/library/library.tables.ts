import type { ColumnType, Generated } from "kysely";

/** A workspace. Everyone has exactly one default, made when it is first needed. */
export interface ProjectTable {
  id: string;
  seq: Generated<number>;
  user_id: string;
  name: string;
  is_default: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  trashed_at: Date | null;
}

export interface LibraryTables {
  project: ProjectTable;
}

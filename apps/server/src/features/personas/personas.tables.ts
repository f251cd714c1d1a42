import type { ColumnType, Generated } from "kysely";

export interface PersonaTable {
  id: string;
  seq: Generated<number>;
  user_id: string;
  name: string;
  description: string;
  is_public: boolean;
  /** Chosen picture; null shows the song's. */
  image_url: string | null;
  /** May be gone meanwhile. */
  source_clip_id: string;
  singer: string;
  delivery: "sung" | "rap" | "spoken";
  style: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface PersonasTables {
  persona: PersonaTable;
}

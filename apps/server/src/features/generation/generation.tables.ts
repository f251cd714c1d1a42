import type { ColumnType, JSONColumnType } from "kysely";
import type { StoredRequest } from "./admitted-request.ts";

/** One press of Create. Whether it still runs is read from its clips: there is no second truth. */
export interface GenerationJobTable {
  id: string;
  user_id: string;
  transaction_uuid: string;
  /** SHA-256 of the request without its transaction_uuid. */
  request_hash: string;
  request: JSONColumnType<StoredRequest, string, never>;
  model_key: string;
  task: string;
  /** Credits charged; 0 for the house. */
  cost: number;
  takes: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface GenerationTables {
  generation_job: GenerationJobTable;
}

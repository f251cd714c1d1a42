import type { Generated } from "kysely";

export interface GatesTables {
  /** What operators set otherwise than the table of the contract says. */
  gate_override: { name: string; value: boolean; updated_at: Generated<Date> };
}

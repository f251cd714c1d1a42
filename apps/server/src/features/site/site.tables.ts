import type { ColumnType, Generated, JSONColumnType } from "kysely";

export interface SiteTables {
  /** One row for each thing that the operator set; what was never set has none. */
  site_setting: {
    name: "maintenance" | "links" | "stores" | "banner_countries";
    value: JSONColumnType<object, string, string>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  feedback: {
    id: Generated<string>;
    user_id: string;
    kind: "idea" | "problem" | "praise" | "other";
    text: string;
    page: string;
    user_agent: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  studio_waitlist: {
    user_id: string;
    joined_at: ColumnType<Date, Date | undefined, never>;
  };
}

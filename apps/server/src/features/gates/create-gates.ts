import { GATE_NAMES, GATES, type GateName } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";

export type Flags = Record<GateName, boolean>;

export interface Gates {
  /** Every gate's value in force; an operator's change shows within `FRESH_MS` in every process. */
  getFlags(): Promise<Flags>;
  /** `null` returns to the default. */
  override(name: GateName, value: boolean | null): Promise<void>;
}

const FRESH_MS = 5_000;

export function createGates({ db, clock }: { db: Db; clock: Clock }): Gates {
  let known: { until: number; flags: Promise<Flags> } | null = null;

  async function read(): Promise<Flags> {
    const overrides = new Map((await db.selectFrom("gate_override").select(["name", "value"]).execute()).map(({ name, value }) => [name, value]));
    return Object.fromEntries(GATE_NAMES.map((name) => [name, overrides.get(name) ?? GATES[name].default])) as Flags;
  }

  return {
    getFlags() {
      const now = clock.now().getTime();
      if (known && known.until > now) return known.flags;
      const flags = read();
      known = { until: now + FRESH_MS, flags };
      // A failed look is not kept.
      flags.catch(() => { known = null; });
      return flags;
    },
    async override(name, value) {
      if (value === null) await db.deleteFrom("gate_override").where("name", "=", name).execute();
      else {
        await db.insertInto("gate_override").values({ name, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, updated_at: clock.now() })).execute();
      }
      known = null;
    },
  };
}

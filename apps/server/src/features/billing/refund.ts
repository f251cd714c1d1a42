import type { Tx } from "../../database.ts";
import { lockAccount, readByReference, record } from "./billing.repo.ts";
import { giveBack } from "./billing.state.ts";

export interface Refund {
  /** Of the charge. */
  reference: string;
  /** Which part of what was paid for, such as a clip's id: each part is refunded once. */
  part: string;
  amount: number;
  note: string;
  now?: Date;
}

/**
 * Gives credits of a charge back in the caller's transaction. Returns how many: 0 when this part was refunded before or nothing was
 * charged; never more in all than the charge.
 */
export async function refund(tx: Tx, { reference, part, amount, note, now = new Date() }: Refund): Promise<number> {
  const before = await readByReference(tx, reference);
  const owner = before[0]?.user_id;
  if (owner === undefined || amount <= 0) return 0;
  const account = await lockAccount(tx, owner, now);
  // Read again behind the lock: another refund may have come first.
  const rows = await readByReference(tx, reference);
  const key = `refund:${reference}:${part}:`;
  if (rows.some((row) => row.idempotency_key.startsWith(key))) return 0;
  const charges = rows.filter((row) => row.reason === "charge");
  const charged = -sum(charges.map((row) => row.amount));
  const refunded = sum(rows.filter((row) => row.reason === "refund").map((row) => row.amount));
  const given = Math.min(amount, charged - refunded);
  if (given <= 0) return 0;
  const movements = giveBack(account, charges, refunded, given, now);
  await record(tx, owner, account, movements, { reference, note, now, key: ({ pool }) => key + pool });
  return given;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

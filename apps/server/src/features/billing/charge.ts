import type { Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { lockAccount, readByReference, record } from "./billing.repo.ts";
import { spend } from "./billing.state.ts";

export interface Charge {
  userId: string;
  /** Credits, 0 or more. */
  amount: number;
  /** Unique to what is paid for, such as "generation:{job id}". Charged again under the same reference, it costs nothing more. */
  reference: string;
  /** Shown in the statement. */
  note: string;
  now?: Date;
}

/** Takes credits in the caller's transaction. Rejects with AppError "insufficient_credits"; the balance is never negative. */
export async function charge(tx: Tx, { userId, amount, reference, note, now = new Date() }: Charge): Promise<void> {
  if (amount === 0) return;
  const account = await lockAccount(tx, userId, now);
  if ((await readByReference(tx, reference)).length > 0) return;
  const movements = spend(account, amount);
  if (!movements) throw new AppError("insufficient_credits", `This costs ${amount} credits, and you have ${account.daily + account.plan}.`);
  await record(tx, userId, account, movements, { reference, note, now, key: ({ pool }) => `charge:${reference}:${pool}` });
}

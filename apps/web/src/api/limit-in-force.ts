import { LIMITS } from "@tunewright/contract";
import { readSession } from "./use-session.ts";

type NumberLimit = { [Name in keyof typeof LIMITS]: (typeof LIMITS)[Name] extends number ? Name : never }[keyof typeof LIMITS];

/** A limit as this server has it in force; the contract's default until the session is known. */
export function limitInForce(name: NumberLimit): number {
  const value = readSession()?.limits[name];
  return typeof value === "number" ? value : LIMITS[name];
}

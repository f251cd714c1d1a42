import type { Session } from "@tunewright/contract";
import type { Work } from "./start-work.ts";

/** By the names under which the server sends its prices; what it does not price is free. */
const PRICED: Record<Exclude<Work["action"], "stems">, string> = {
  speed: "speed", variation: "variation", remaster: "remaster", infill: "infill", crop: "crop", fade: "fade", "full-song": "concat",
};

/** "10 credits", as the server has it in force. */
export function costWords(session: Pick<Session, "credit_costs"> | null, action: Work["action"], parts: 2 | "all" = 2): string {
  const cost = session?.credit_costs[action === "stems" ? `stems_${parts}` : PRICED[action]] ?? 0;
  return cost === 0 ? "no credits" : `${cost} ${cost === 1 ? "credit" : "credits"}`;
}

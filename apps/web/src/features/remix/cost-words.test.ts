import { CREDIT_COSTS } from "@tunewright/contract";
import { expect, test } from "vitest";
import { costWords } from "./cost-words.ts";

test("prices are the server's, whatever they are; what it does not price is free", () => {
  const session = { credit_costs: CREDIT_COSTS };
  expect(costWords(session, "stems", "all")).toBe(`${CREDIT_COSTS.stems_all} credits`);
  expect(costWords(session, "stems")).toBe(`${CREDIT_COSTS.stems_2} credits`);
  expect(costWords({ credit_costs: { infill: 7, remaster: 1 } }, "infill")).toBe("7 credits");
  expect(costWords({ credit_costs: { remaster: 1 } }, "remaster")).toBe("1 credit");
  for (const free of ["speed", "crop", "fade", "full-song"] as const) expect(costWords(session, free)).toBe("no credits");
});

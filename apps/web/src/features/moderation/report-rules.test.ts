import { FEEDBACK_TAGS, type FeedbackTag } from "@tunewright/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canSubmit, chooseFeedback, linkError, type Claim } from "./report-rules.ts";

test("good and bad are never said together, whatever is pressed", () => {
  fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom(...FEEDBACK_TAGS), fc.boolean())), (presses) => {
    let chosen: FeedbackTag[] = [];
    for (const [tag, on] of presses) {
      chosen = chooseFeedback(chosen, tag, on);
      expect(chosen.includes(tag)).toBe(on);
      expect(chosen.includes("good_quality") && chosen.some((each) => each.startsWith("bad_"))).toBe(false);
      expect(new Set(chosen).size).toBe(chosen.length);
    }
  }));
});

test.each([["", null], ["https://example.org/a", null], ["http://example.org", null], ["ftp://example.org", "Please enter a valid URL"], ["javascript:alert(1)", "Please enter a valid URL"], ["example.org", "Please enter a valid URL"]])("the link %j says %j", (link, said) => {
  expect(linkError(link)).toBe(said);
});

test("a claim needs its link and both boxes", () => {
  const claim: Claim = { ownershipType: "mine", originalLink: "https://example.org", description: "", hasConfirmedContent: true, hasAcknowledgedPenalty: true };
  expect(canSubmit(claim)).toBe(true);
  for (const change of [{ originalLink: "" }, { hasConfirmedContent: false }, { hasAcknowledgedPenalty: false }]) expect(canSubmit({ ...claim, ...change })).toBe(false);
});

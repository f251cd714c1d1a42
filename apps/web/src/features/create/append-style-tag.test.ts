import fc from "fast-check";
import { expect, it } from "vitest";
import { appendStyleTag, hasStyleTag } from "./append-style-tag.ts";

const styles = fc.string({ maxLength: 60 });
const tag = fc.stringMatching(/^[a-z0-9][a-z0-9 /-]{0,18}[a-z0-9]$/);

it("adds a tag after a comma, whatever the text ended with", () => {
  expect(appendStyleTag("", "folk", 200)).toBe("folk");
  expect(appendStyleTag("rock", "slow", 200)).toBe("rock, slow");
  expect(appendStyleTag("rock, ", "slow", 200)).toBe("rock, slow");
  expect(appendStyleTag("rock,,", "slow", 200)).toBe("rock, slow");
});

it("never passes the limit, and says so by null", () => {
  fc.assert(fc.property(styles, tag, fc.integer({ min: 0, max: 80 }), (text, one, limit) => {
    const next = appendStyleTag(text, one, limit);
    if (next === null) expect(`${text}, ${one}`.length > limit || one.length > limit).toBe(true);
    else if (next !== text) expect(next.length).toBeLessThanOrEqual(limit);
  }));
});

it("adds a tag once", () => {
  fc.assert(fc.property(styles, tag, (text, one) => {
    const once = appendStyleTag(text, one, 500)!;
    expect(hasStyleTag(once, one)).toBe(true);
    expect(appendStyleTag(once, one, 500)).toBe(once);
  }));
});

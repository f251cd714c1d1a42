import { describe, expect, test } from "vitest";
import { transition, type ClipState, type ClipTransition } from "./clip-lifecycle.ts";

const STATES: Record<string, ClipState> = {
  queued: { status: "queued" },
  submitted: { status: "submitted", attempt: 1 },
  streaming: { status: "streaming", attempt: 1 },
  complete: { status: "complete", duration: 90 },
  error: { status: "error", errorType: "engine", message: "no", refunded: true },
};
const failed = (attempt: number | null): ClipTransition => ({ type: "failed", attempt, errorType: "stalled", message: "stopped", refunded: true });
const EVENTS: Record<string, ClipTransition> = {
  "started same attempt": { type: "started", attempt: 1 },
  "started next attempt": { type: "started", attempt: 2 },
  "first-audio same attempt": { type: "first-audio", attempt: 1 },
  "first-audio stale attempt": { type: "first-audio", attempt: 0 },
  "finished same attempt": { type: "finished", attempt: 1, duration: 60 },
  "finished stale attempt": { type: "finished", attempt: 0, duration: 60 },
  "failed same attempt": failed(1),
  "failed stale attempt": failed(0),
  "failed by a sweeper": failed(null),
};

/** Status after each event, "-" where it is refused. Rows are events, columns the states above. */
const TABLE: Record<string, [string, string, string, string, string]> = {
  "started same attempt": ["submitted", "-", "-", "-", "-"],
  "started next attempt": ["submitted", "submitted", "submitted", "-", "-"],
  "first-audio same attempt": ["-", "streaming", "streaming", "-", "-"],
  "first-audio stale attempt": ["-", "-", "-", "-", "-"],
  "finished same attempt": ["-", "complete", "complete", "-", "-"],
  "finished stale attempt": ["-", "-", "-", "-", "-"],
  "failed same attempt": ["error", "error", "error", "-", "-"],
  "failed stale attempt": ["error", "-", "-", "-", "-"],
  "failed by a sweeper": ["error", "error", "error", "-", "-"],
};

describe("a clip's life", () => {
  test("the table covers every event", () => {
    expect(Object.keys(TABLE)).toEqual(Object.keys(EVENTS));
  });

  for (const [eventName, row] of Object.entries(TABLE)) {
    test.each(Object.keys(STATES).map((state, i) => [state, row[i]!]))(`${eventName} in %s → %s`, (state, expected) => {
      expect(transition(STATES[state]!, EVENTS[eventName]!)?.status ?? "-").toBe(expected);
    });
  }

  test("a new attempt carries its own number", () => {
    expect(transition(STATES["streaming"]!, EVENTS["started next attempt"]!)).toEqual({ status: "submitted", attempt: 2 });
  });

  test("a failure keeps what happened", () => {
    expect(transition(STATES["submitted"]!, failed(1))).toEqual({ status: "error", errorType: "stalled", message: "stopped", refunded: true });
  });
});

import { describe, expect, it } from "vitest";
import { createProgressDisplay } from "./progress-display.ts";

const record = (terminal: { isTTY?: boolean; columns?: number }) => {
  const written: string[] = [];
  return { ...terminal, written, write: (text: string) => written.push(text) };
};

describe("createProgressDisplay", () => {
  it("draws one line on a terminal, never wider than it, and takes it off", () => {
    for (const columns of [20, 40, 80, 200]) {
      const to = record({ isTTY: true, columns });
      const display = createProgressDisplay(to, false);
      for (const fraction of [0, 0.5, 1]) display.show({ type: "progress", stage: "singing", section: "A section with a very long name indeed", fraction });
      display.clear();
      for (const text of to.written) {
        expect(text.startsWith("\r\u001b[K")).toBe(true);
        expect(text).not.toContain("\n");
        expect(text.length - 4).toBeLessThan(columns);
      }
      expect(to.written.at(-1)).toBe("\r\u001b[K");
    }
  });

  it("prints a plain line for each change of work elsewhere, and nothing when quiet", () => {
    const to = record({});
    const display = createProgressDisplay(to, false);
    for (const fraction of [0.1, 0.2, 0.3]) display.show({ type: "progress", stage: "playing", section: fraction < 0.3 ? "Intro" : "Verse", fraction });
    display.clear();
    expect(to.written).toEqual([" 10 %  playing Intro\n", " 30 %  playing Verse\n"]);
    const quiet = record({ isTTY: true });
    createProgressDisplay(quiet, true).show({ type: "progress", stage: "playing", fraction: 0.5 });
    expect(quiet.written).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Score } from "@tunewright/engine";
import type { VocalRenderer } from "@tunewright/engine/sing/render-vocals";
import type { FromSingers } from "./protocol.ts";
import { createTurns } from "./sing-in-turn.ts";

/** Sections of two lines, each ten seconds after the other; one section is broken in the score of seed 13. */
const score = (seed: number, sections = 3): Score => ({ seed, sections: Array.from({ length: sections }, (_, index) => ({ index })) }) as unknown as Score;
const renderer = ({ seed }: Score): VocalRenderer => ({
  async *renderSection(section) {
    for (let line = 0; line < 2; line++) {
      await Promise.resolve();
      if (seed === 13 && section === 1) throw new Error("out of breath");
      yield { part: "lead", start: (section * 20 + line * 10) * 44_100, samples: Float32Array.of(seed, section, line) };
    }
  },
});

function listen(turns: ReturnType<typeof createTurns>, log: string[], id: number, song: Score, isStopped: () => boolean = () => false): void {
  turns.add({
    id, score: song, isStopped,
    send(message: FromSingers) {
      if (message.type === "vocal") log.push(`${id}: ${message.vocal.samples.join(" ")}`);
      else if ("id" in message) log.push(`${id}: ${message.type} ${message.type === "section" ? message.section : "message" in message ? message.message : ""}`);
    },
  });
}

describe("singing in turn", () => {
  it("gives a song that comes later the turn until it has caught up, then goes on with both", async () => {
    const turns = createTurns(renderer);
    const log: string[] = [];
    let second = false;
    listen(turns, log, 1, score(1), () => {
      // The second song comes when the first has sung one section.
      if (!second && log.length >= 3) {
        second = true;
        listen(turns, log, 2, score(2));
      }
      return false;
    });
    await turns.idle();
    expect(log.filter((line) => line.startsWith("1: 1")).length).toBe(6);
    expect(log.filter((line) => line.startsWith("2: 2")).length).toBe(6);
    const begun = log.findIndex((line) => line.startsWith("2:"));
    expect(log.slice(begun, begun + 3).every((line) => line.startsWith("2:"))).toBe(true);
    expect(log.at(-1)).toBe("2: section 2");
  });

  it("hands out the same lines in the same order as alone", async () => {
    const alone: string[] = [];
    const one = createTurns(renderer);
    listen(one, alone, 1, score(1));
    await one.idle();
    const together: string[] = [];
    const both = createTurns(renderer);
    listen(both, together, 1, score(1));
    listen(both, together, 2, score(2));
    await both.idle();
    expect(together.filter((line) => line.startsWith("1:"))).toEqual(alone);
  });

  it("leaves a song that nobody wants, and tells of a failure without harm to the others", async () => {
    const turns = createTurns(renderer);
    const log: string[] = [];
    listen(turns, log, 1, score(13));
    listen(turns, log, 2, score(2));
    listen(turns, log, 3, score(3), () => log.some((line) => line.startsWith("3:")));
    await turns.idle();
    expect(log).toContain("1: failed out of breath");
    expect(log.filter((line) => line.startsWith("2: section")).length).toBe(3);
    expect(log.filter((line) => line.startsWith("3:")).length).toBe(1);
  });
});

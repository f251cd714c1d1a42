import { describe, expect, it } from "vitest";
import type { SongEvent } from "@tunewright/engine";
import { letGo } from "./let-go.ts";

async function* song(): AsyncGenerator<SongEvent, void> {
  yield { type: "progress", stage: "playing", fraction: 0.5 };
  yield { type: "progress", stage: "mastering", fraction: 0.8 };
  yield { type: "progress", stage: "mastering", fraction: 0.9 };
  yield { type: "progress", stage: "mastering", fraction: 1 };
}

describe("letting go", () => {
  it("collects before and after the mastering and at the end", async () => {
    const log: string[] = [];
    for await (const event of letGo(song(), () => log.push("collect"))) log.push(event.type === "progress" ? event.stage : event.type);
    expect(log).toEqual(["playing", "collect", "mastering", "collect", "mastering", "mastering", "collect"]);
  });

  it("collects when the reader leaves early", async () => {
    const log: string[] = [];
    for await (const event of letGo(song(), () => log.push("collect"))) {
      log.push(event.type);
      break;
    }
    expect(log).toEqual(["progress", "collect"]);
  });
});

import { describe, expect, it } from "vitest";
import { integratedLoudness } from "../analyse/loudness.ts";
import type { EngineResources, StereoBlock } from "../resources.ts";
import type { InstrumentPart } from "../score/score.ts";
import { secondsToSamples } from "../units.ts";
import { PART_LOUDNESS } from "./calibrate-parts.ts";
import { createBand } from "./create-band.ts";
import { testScore } from "./test-score.ts";

/** These scores play own instruments only; sampled ones are tested where the bank is loaded. */
const resources: Pick<EngineResources, "soundBank" | "samples"> = {
  soundBank: { name: "none", load: () => Promise.reject(new Error("no bank in this test")) },
  samples: { names: [], load: (name) => Promise.reject(new RangeError(name)) },
};

function ownScore() {
  const score = testScore({ sections: 2 });
  const parts = score.parts.filter((p) => p.instrument.kind === "synth" || p.instrument.kind === "machine");
  const own: InstrumentPart[] = parts.map((p) => (p.instrument.kind === "machine" ? { ...p, instrument: { kind: "machine", machine: "808" } } : p));
  return { ...score, parts: own };
}

async function renderIn(spans: number[]): Promise<Map<string, StereoBlock>> {
  const score = ownScore();
  const band = await createBand(score, resources);
  const total = secondsToSamples(score.duration);
  const whole = new Map(score.parts.map((p) => [p.id, { left: new Float32Array(total), right: new Float32Array(total) }]));
  let from = 0;
  for (let n = 0; from < total; n++) {
    const to = Math.min(total, from + spans[n % spans.length]!);
    for (const [id, block] of await band.render(from, to)) {
      expect(block.left.length).toBe(to - from);
      whole.get(id)!.left.set(block.left, from);
      whole.get(id)!.right.set(block.right, from);
    }
    from = to;
  }
  return whole;
}

const firstDifference = (a: Float32Array, b: Float32Array): number => (a.length === b.length ? a.findIndex((v, i) => v !== b[i]) : 0);

describe("band", () => {
  it("sounds the same to the last bit however the song is cut", async () => {
    const once = await renderIn([1e9]);
    const odd = await renderIn([88_200, 31_337, 7, 1, 127, 129, 50_000]);
    for (const [id, block] of once) {
      expect(firstDifference(odd.get(id)!.left, block.left), id).toBe(-1);
      expect(firstDifference(odd.get(id)!.right, block.right), id).toBe(-1);
    }
  });

  it("delivers every part at its reference loudness where it plays most", async () => {
    const whole = await renderIn([200_000]);
    for (const [id, block] of whole) expect(Math.abs(integratedLoudness(block) - PART_LOUDNESS), id).toBeLessThan(2.5);
  });

  it("has no jumps: no sample step larger than the loudest stroke makes", async () => {
    const whole = await renderIn([44_100]);
    const pad = whole.get("pad")!.left;
    let step = 0;
    for (let i = 1; i < pad.length; i++) step = Math.max(step, Math.abs(pad[i]! - pad[i - 1]!));
    expect(step).toBeLessThan(0.25);
  });

  it("refuses spans out of order and stops when told", async () => {
    const band = await createBand(ownScore(), resources);
    await band.render(0, 1000);
    await expect(band.render(2000, 3000)).rejects.toThrow(RangeError);
    const signal = { aborted: true, throwIfAborted: () => { throw new Error("cancelled"); } };
    await expect(band.render(1000, 2000, signal)).rejects.toThrow("cancelled");
    expect(band.position).toBe(1000);
  });

  it("gives silence for a part without notes", async () => {
    const score = ownScore();
    const band = await createBand({ ...score, parts: score.parts.map((p) => ({ ...p, notes: [] })) }, resources);
    for (const block of (await band.render(0, 4410)).values()) expect(block.left.every((v) => v === 0)).toBe(true);
  });
});

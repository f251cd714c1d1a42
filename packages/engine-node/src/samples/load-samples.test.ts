import { describe, expect, it } from "vitest";
import { loadSamples } from "./load-samples.ts";
import { resampleTo44100 } from "./resample.ts";

describe("sample library", () => {
  it("names its recordings and decodes one when asked, once", async () => {
    const samples = await loadSamples();
    expect(samples.names).toContain("bd_808");
    expect(samples.names.length).toBeGreaterThan(200);
    const kick = await samples.load("bd_808");
    expect(kick.left.length).toBeGreaterThan(20_000);
    expect(Math.max(...kick.left)).toBeGreaterThan(0.3);
    expect(await samples.load("bd_808")).toBe(kick);
  });

  it("gives a mono recording the same array twice and keeps stereo apart", async () => {
    const samples = await loadSamples();
    const mono = await samples.load("drum_snare_hard");
    expect(mono.left).toBe(mono.right);
    const stereo = await samples.load("sn_dub");
    expect(stereo.left).not.toBe(stereo.right);
    expect(stereo.left.length).toBe(stereo.right.length);
  });

  it("refuses unknown names, paths included", async () => {
    const samples = await loadSamples();
    await expect(samples.load("../package")).rejects.toThrow(RangeError);
    await expect(samples.load("nothing")).rejects.toThrow(RangeError);
  });

  it("has what every drum machine needs", async () => {
    const { MACHINES } = await import("@tunewright/engine/play/drums/machines");
    const names = new Set((await loadSamples()).names);
    for (const machine of Object.values(MACHINES)) {
      for (const { sound } of Object.values(machine.pads)) if (sound.kind === "sample") for (const layer of sound.layers) expect(names).toContain(layer);
    }
  });
});

describe("resampling", () => {
  it("keeps a tone's pitch and level", () => {
    const x = new Float32Array(48_000).map((_, i) => Math.sin((2 * Math.PI * 1000 * i) / 48_000));
    const y = resampleTo44100(x, 48_000);
    expect(y.length).toBe(44_100);
    for (let i = 1000; i < 43_000; i += 97) expect(y[i]).toBeCloseTo(Math.sin((2 * Math.PI * 1000 * i) / 44_100), 2);
  });
});

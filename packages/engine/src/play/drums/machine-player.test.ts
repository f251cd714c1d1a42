import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import type { SampleLibrary, StereoBlock } from "../../resources.ts";
import { RENDER_BLOCK, silence } from "../player.ts";
import type { ScheduledNote } from "../schedule-notes.ts";
import { createMachinePlayer } from "./machine-player.ts";
import type { MachineName } from "./machines.ts";
import { MACHINES } from "./machines.ts";

/** Recordings for tests: half a second of dying noise under every name. */
const noiseLibrary: SampleLibrary = {
  names: [],
  load(name) {
    const random = createRandom(name.length);
    const x = new Float32Array(22_050).map((_, i) => (random.next() * 2 - 1) * Math.exp(-i / 4000));
    return Promise.resolve({ left: x, right: x });
  },
};

const hit = (start: number, midi: number, velocity = 110, index = 0): ScheduledNote => ({ start, end: start + 2000, midi, velocity, index });

async function play(machine: string, notes: ScheduledNote[], blocks = 300): Promise<StereoBlock> {
  const player = await createMachinePlayer("drums", machine, notes, noiseLibrary, 3);
  const out = silence(blocks * RENDER_BLOCK);
  player.render([out], 0, blocks);
  return out;
}

const energy = (x: Float32Array, from: number, to: number): number => x.subarray(from, to).reduce((a, v) => a + v * v, 0);

describe("drum machines", () => {
  it.each(Object.keys(MACHINES) as MachineName[])("%s sounds on every key of General MIDI percussion, on its sample", async (name) => {
    for (let key = 35; key <= 81; key++) {
      const { left } = await play(name, [hit(1000, key)], 20);
      expect(left.every(Number.isFinite)).toBe(true);
      expect(energy(left, 0, 1000), `${key} early`).toBeLessThan(1e-30);
      expect(energy(left, 1000, 20 * RENDER_BLOCK), `${key} silent`).toBeGreaterThan(0.01);
    }
  });

  it("repeated strokes differ a little, as a player's do, yet not much", async () => {
    const { left } = await play("909", [hit(0, 38, 110, 0), hit(22_050, 38, 110, 1)]);
    const first = left.slice(0, 8000);
    const second = left.slice(22_050, 30_050);
    let difference = 0;
    for (let i = 0; i < 8000; i++) difference = Math.max(difference, Math.abs(first[i]! - second[i]!));
    expect(difference).toBeGreaterThan(0.01);
    const ratio = energy(second, 0, 8000) / energy(first, 0, 8000);
    expect(Math.abs(10 * Math.log10(ratio))).toBeLessThan(1.5);
  });

  it("a closed hat silences the open one within ten milliseconds", async () => {
    const open = await play("808", [hit(0, 46)]);
    const choked = await play("808", [hit(0, 46), hit(8000, 42, 1, 1)]);
    expect(energy(open.left, 9000, 20_000)).toBeGreaterThan(0.03);
    expect(energy(choked.left, 9000, 20_000)).toBeLessThan(0.02 * energy(open.left, 9000, 20_000));
  });

  it("velocity makes strokes louder without end to the middle", async () => {
    const levels = [30, 60, 90, 120].map(async (v) => energy((await play("linn", [hit(0, 38, v)], 200)).left, 0, 20_000));
    const [a, b, c, d] = await Promise.all(levels);
    expect(a!).toBeLessThan(b!);
    expect(b!).toBeLessThan(c!);
    expect(c!).toBeLessThan(d!);
  });

  it("a kick is low and in the middle, a hat is high", async () => {
    const kick = await play("909", [hit(0, 36)]);
    expect(kick.left).toEqual(kick.right);
    const crossings = (x: Float32Array): number => x.reduce((n, v, i) => n + (i > 0 && v > 0 !== x[i - 1]! > 0 ? 1 : 0), 0);
    expect(crossings(kick.left.subarray(2000, 12_000))).toBeLessThan(60);
    expect(crossings((await play("909", [hit(0, 42)])).left.subarray(0, 2000))).toBeGreaterThan(400);
  });

  it("tells when a recording is missing", async () => {
    const empty: SampleLibrary = { names: [], load: (name) => Promise.reject(new RangeError(name)) };
    await expect(createMachinePlayer("drums", "acoustic-room", [hit(0, 36)], empty, 1)).rejects.toThrow(RangeError);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { StereoBlock } from "@tunewright/engine";
import { medianPitch, trackPitch } from "@tunewright/engine/analyse/pitch";
import { createBand } from "@tunewright/engine/play/create-band";
import { parseBank } from "@tunewright/engine/play/create-players";
import { createBankPlayer } from "@tunewright/engine/play/sampled/bank-player";
import { decodedBytes, trimBank } from "@tunewright/engine/play/sampled/trim-bank";
import { testScore } from "@tunewright/engine/play/test-score";
import type { InstrumentPart, Score } from "@tunewright/engine/score/score";
import { hertzToMidi, secondsToSamples } from "@tunewright/engine/units";
import { loadSamples } from "../samples/load-samples.ts";
import { loadSoundBank } from "./load-sound-bank.ts";

const soundBank = loadSoundBank();
let resources: Parameters<typeof createBand>[1];
beforeAll(async () => {
  resources = { soundBank, samples: await loadSamples() };
});

const part = (id: string, program: number, notes: InstrumentPart["notes"], stem: InstrumentPart["stem"] = "keys"): InstrumentPart =>
  ({ id, stem, instrument: { kind: "sampled", program }, notes, pan: 0, gain: 0, reverbSend: 0, delaySend: 0 });

async function render(score: Score, spans: number[]): Promise<Map<string, StereoBlock>> {
  const band = await createBand(score, resources);
  const total = secondsToSamples(score.duration);
  const whole = new Map(score.parts.map((p) => [p.id, { left: new Float32Array(total), right: new Float32Array(total) }]));
  for (let from = 0, n = 0; from < total; n++) {
    const to = Math.min(total, from + spans[n % spans.length]!);
    for (const [id, block] of await band.render(from, to)) {
      whole.get(id)!.left.set(block.left, from);
      whole.get(id)!.right.set(block.right, from);
    }
    from = to;
  }
  return whole;
}

describe("sampled instruments", () => {
  it("sound the same to the last bit however the song is cut, kits and machines included", async () => {
    const score = testScore({ sections: 1 });
    const once = await render(score, [1e9]);
    const odd = await render(score, [100_000, 333, 1, 70_001]);
    for (const [id, block] of once) expect(block.left.findIndex((v, i) => v !== odd.get(id)!.left[i]), id).toBe(-1);
  });

  it.each([[0, "piano"], [24, "guitar"], [33, "bass"], [48, "strings"], [73, "flute"]])("program %d (%s) is in tune", async (program) => {
    const midi = program === 33 ? 45 : 69;
    const score = { ...testScore({ sections: 1 }), duration: 3, parts: [part("solo", program, [{ beat: 0, beats: 4, midi, velocity: 90 }])] };
    const block = (await render(score, [1e9])).get("solo")!;
    const f0 = medianPitch(trackPitch(block.left.subarray(20_000, 50_000), { lowest: 70, highest: 1000, hop: 0.08 }));
    expect(Math.abs(hertzToMidi(f0!) - midi)).toBeLessThan(0.15);
  });

  it("a key struck again while it is held sounds again", async () => {
    const score = {
      ...testScore({ sections: 1, bpm: 120 }), duration: 3,
      parts: [part("piano", 0, [{ beat: 0, beats: 3, midi: 60, velocity: 100 }, { beat: 2, beats: 2, midi: 60, velocity: 100 }])],
    };
    const { left } = (await render(score, [1e9])).get("piano")!;
    const energy = (from: number): number => left.subarray(from, from + 4000).reduce((a, v) => a + v * v, 0);
    expect(energy(45_000)).toBeGreaterThan(2 * energy(39_000));
    expect(energy(66_000)).toBeGreaterThan(0.05 * energy(45_000));
  });

  it("gives back what songs have unpacked of the bank, and sounds the same when it is unpacked again", async () => {
    const bank = await parseBank(soundBank);
    const flute = [{ part: part("flute", 73, []), notes: [{ start: 0, end: 20_000, midi: 72, velocity: 90, index: 0 }] }];
    const play = async (): Promise<Float32Array> => {
      const out = { left: new Float32Array(25_600), right: new Float32Array(25_600) };
      (await createBankPlayer(bank, flute)).render([out], 0, 200);
      return out.left;
    };
    const first = await play();
    expect(decodedBytes(bank)).toBeGreaterThan(0);
    trimBank(bank);
    expect(decodedBytes(bank)).toBeGreaterThan(0);
    trimBank(bank, 0);
    expect(decodedBytes(bank)).toBe(0);
    expect(await play()).toEqual(first);
  });

  it("more parts than one synthesiser has channels all sound", async () => {
    const parts = Array.from({ length: 20 }, (_, n) => part(`p${n}`, n, [{ beat: 0, beats: 2, midi: 60, velocity: 90 }]));
    const whole = await render({ ...testScore({ sections: 1 }), duration: 1.5, parts }, [1e9]);
    for (const [id, { left }] of whole) expect(left.some((v) => Math.abs(v) > 0.01), id).toBe(true);
  });
});

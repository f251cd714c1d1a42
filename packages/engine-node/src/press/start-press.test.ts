import { afterAll, describe, expect, it } from "vitest";
import { createMp3Encoder } from "../mp3/create-mp3-encoder.ts";
import { OPEN_STREAMS } from "./protocol.ts";
import { startPress } from "./start-press.ts";

const press = startPress();
afterAll(() => press.end());

const tone = (hertz: number): Float32Array => new Float32Array(44_100).map((_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / 44_100));
const OPTIONS = { sampleRate: 44_100, bitrate: 128 } as const;

describe("the encoding thread", () => {
  it("makes the bytes that this thread would make, for streams that are fed in turn", async () => {
    const streams = await Promise.all([440, 660].map(async (hertz) => ({ there: await press.createMp3Encoder(OPTIONS), here: await createMp3Encoder(OPTIONS), x: tone(hertz) })));
    for (let round = 0; round < 3; round++) {
      const pairs = streams.map(({ there, here, x }) => [there.encode({ left: x, right: x }), here.encode({ left: x, right: x })] as const);
      for (const [a, b] of pairs) expect(Buffer.compare(await a, await b)).toBe(0);
    }
    for (const { there, here } of streams) expect(Buffer.compare(await there.finish(), await here.finish())).toBe(0);
  });

  it("reads a block before encode returns", async () => {
    const [there, here] = [await press.createMp3Encoder(OPTIONS), await createMp3Encoder(OPTIONS)];
    const x = tone(330);
    const expected = await here.encode({ left: x, right: x });
    const lent = x.slice();
    const promised = there.encode({ left: lent, right: lent });
    lent.fill(0);
    expect(Buffer.compare(await promised, expected)).toBe(0);
    await there.finish();
  });

  it("forgets the streams of songs that were cancelled, and serves the next", async () => {
    const abandoned = await press.createMp3Encoder(OPTIONS);
    const later = await Promise.all(Array.from({ length: OPEN_STREAMS }, () => press.createMp3Encoder(OPTIONS)));
    const [one, two] = [later[0]!, later.at(-1)!];
    expect(() => abandoned.encode({ left: tone(220), right: tone(220) })).toThrow("finished");
    for (const encoder of [one, two]) {
      const bytes = [await encoder.encode({ left: tone(220), right: tone(220) }), await encoder.finish()];
      expect(bytes[0]!.length + bytes[1]!.length).toBeGreaterThan(10_000);
    }
  });

  it("rejects what comes after the end of a stream", async () => {
    const encoder = await press.createMp3Encoder(OPTIONS);
    await encoder.finish();
    expect(() => encoder.encode({ left: tone(220), right: tone(220) })).toThrow();
  });
});

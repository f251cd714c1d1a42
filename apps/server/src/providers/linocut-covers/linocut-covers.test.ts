import sharp from "sharp";
import { expect, test } from "vitest";
import { COVER_SIZES } from "../../features/clips/index.ts";
import { createLinocutCovers } from "./linocut-covers.ts";

const request = { seed: "4f1c9a52-0d1b-4e5c-9a77-3a1f5d2e8b10", title: "Night drive 🌃 <b>", tags: ["synthwave", "driving"], bpm: 104 };

test("prints every size as WebP, the same for the same request and another for another take", async () => {
  const covers = createLinocutCovers();
  const [first, again, other] = [await covers.print(request), await covers.print(request), await covers.print({ ...request, seed: "another" })];
  for (const size of COVER_SIZES) {
    const meta = await sharp(first.get(size)!).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(["webp", size, size]);
    expect(Buffer.from(first.get(size)!).equals(Buffer.from(again.get(size)!))).toBe(true);
  }
  expect(Buffer.from(first.get(896)!).equals(Buffer.from(other.get(896)!))).toBe(false);
});

test("the print is not blank, whatever it is asked", async () => {
  const covers = createLinocutCovers();
  for (const odd of [{ ...request, tags: [], title: "" }, { ...request, tags: ["\0\ud800 & <svg>"], title: "\u202E\0" }]) {
    const { channels } = await sharp((await covers.print(odd)).get(352)!).stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10);
  }
});

import type { Clip } from "@tunewright/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { fileName } from "./song-files.ts";

const clip = (title: string, index = 0): Clip => ({ title, status: "complete", metadata: { batch_index: index } }) as unknown as Clip;

it("keeps what a title says and drops what a file system refuses", () => {
  expect(fileName(clip("Night/Ferry: \"live\""), "mp3")).toBe("Night Ferry live.mp3");
  expect(fileName(clip("夜の道 🌙", 1), "mp3")).toBe("夜の道 🌙 (take B).mp3");
  expect(fileName(clip("../../etc"), "mp3")).toBe("etc.mp3");
  expect(fileName(clip("   "), "mp3")).toBe("Untitled.mp3");
});

it("is a safe name for any title", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (title) => {
    const name = fileName(clip(title), "mp3");
    expect(name).not.toMatch(/[\\/:*?"<>|\u0000-\u001f]/);
    expect(name.startsWith(".")).toBe(false);
    expect([...name].length).toBeLessThanOrEqual(84);
    expect(name.length).toBeGreaterThan(4);
  }));
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { SHARE_TARGETS, embedCode, embedUrl, targetUrl } from "./share-targets.ts";

const song = { link: "https://t.example/song/1?time=57", title: "A & B #1 + more", maker: "Zoë" };

test.each(SHARE_TARGETS)("%s is given the whole link, whatever the title holds", (target) => {
  const url = new URL(targetUrl(target, song));
  expect([...url.searchParams.values()].join("\n")).toContain(song.link);
  if (target !== "facebook" && target !== "linkedin") expect([...url.searchParams.values()].join("\n")).toContain("A & B #1 + more by Zoë");
});

test("the code to embed holds no more markup than its one frame, whatever the title", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.constant('"><script>alert(1)</script>')), (title) => {
    const code = embedCode(embedUrl("https://t.example", "1", { color: "paper", startAt: 5 }), { width: 300, height: 400 }, title);
    expect(code.match(/[<>]/g)).toEqual(["<", ">", "<", ">"]);
    expect(code.match(/"/g)).toHaveLength(14);
  }));
});

test("the player's address carries what differs from its defaults", () => {
  expect(embedUrl("https://t.example", "1", { color: "night", startAt: 0 })).toBe("https://t.example/embed/1");
  expect(embedUrl("https://t.example", "1", { color: "sea", startAt: 57 })).toBe("https://t.example/embed/1?color=sea&time=57");
});

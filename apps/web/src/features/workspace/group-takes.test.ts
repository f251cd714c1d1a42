import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Clip, ClipStatus } from "@tunewright/contract";
import { dayLabel, groupTakes, takeForKey } from "./group-takes.ts";
import { pressTimes } from "./time-left.ts";

const NOW = new Date(2026, 10, 20, 12, 0, 0);
const take = (batch: string, index: number, status: ClipStatus = "complete", hoursAgo = 1): Clip => ({
  id: `${batch}-${index}`, status, created_at: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
  metadata: { batch_id: batch, batch_index: index },
}) as unknown as Clip;
const shape = (clips: Clip[]) => groupTakes(clips, NOW).map((item) =>
  item.kind === "heading" ? item.label : `${item.group.state} ${item.group.takes.map((t) => t.id).join("+")}`);

describe("groupTakes", () => {
  it("puts what is at the press first, then the days", () => {
    expect(shape([take("b", 1), take("b", 0), take("a", 0, "queued", 2), take("a", 1, "streaming", 2), take("c", 0, "complete", 30)]))
      .toEqual(["At the press", "running a-0+a-1", "Today", "done b-0+b-1", "Yesterday", "done c-0"]);
  });

  it("keeps a batch at the press until its last take has ended", () => {
    expect(shape([take("a", 0, "complete"), take("a", 1, "streaming")])).toEqual(["At the press", "running a-0+a-1"]);
    expect(shape([take("a", 0, "complete"), take("a", 1, "error")])).toEqual(["Today", "done a-0+a-1"]);
    expect(shape([take("a", 0, "error"), take("a", 1, "error")])).toEqual(["Today", "failed a-0+a-1"]);
  });

  it("shows every clip exactly once and never two equal headings", () => {
    const clip = fc.record({ batch: fc.stringMatching(/^[a-f]$/), index: fc.nat(1), status: fc.constantFrom<ClipStatus>("queued", "streaming", "complete", "error"), hours: fc.nat(2_000) });
    fc.assert(fc.property(fc.array(clip, { maxLength: 30 }), (rows) => {
      const clips = rows.map((r) => take(r.batch, r.index, r.status, r.hours));
      const items = groupTakes(clips, NOW);
      const shown = items.flatMap((item) => (item.kind === "takes" ? item.group.takes.map((t) => t.id) : []));
      expect(shown.toSorted()).toEqual([...new Set(clips.map((c) => c.id))].toSorted());
      const keys = items.map((item) => item.key);
      expect(new Set(keys).size).toBe(keys.length);
    }));
  });
});

it("names days as people do", () => {
  const at = (y: number, m: number, d: number, h = 12) => dayLabel(new Date(y, m, d, h).toISOString(), NOW);
  expect([at(2026, 10, 20, 0), at(2026, 10, 19, 23), at(2026, 10, 16), at(2026, 5, 12), at(2025, 5, 12)])
    .toEqual(["Today", "Yesterday", "Monday", "12 June", "12 June 2025"]);
});

it("finds the take that a letter asks for", () => {
  const clips = [take("a", 0), take("a", 1), take("b", 0)];
  expect(takeForKey(clips, clips[0]!, "b")?.id).toBe("a-1");
  expect(takeForKey(clips, clips[2]!, "b")).toBeNull();
  expect(takeForKey(clips, null, "a")).toBeNull();
});

it("says how long it took, and what is left once that can be known", () => {
  const since = "2026-11-20T10:00:00.000Z";
  const at = (seconds: number) => Date.parse(since) + seconds * 1000;
  expect(pressTimes(since, 0.5, at(38))).toBe("started 38 s ago, about 38 s left");
  expect(pressTimes(since, 0.02, at(38))).toBe("started 38 s ago");
  expect(pressTimes(since, null, at(0))).toBe("started 0 s ago");
  expect(pressTimes(since, 1, at(600))).toBe("started 10 min ago");
});

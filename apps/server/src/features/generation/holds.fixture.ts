import type { FakeOptions, Point } from "./fake-song-engine.fixture.ts";

/** Stops the fake engine at a point until it is released or aborted, so that tests need no clock. */
export function holdAt(point: Point): { at: NonNullable<FakeOptions["at"]>; reached: Promise<void>; aborted: Promise<void>; release(): void } {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  return {
    reached: reached.promise, aborted: aborted.promise, release: () => released.resolve(),
    at: async (here, _job, signal) => {
      if (here !== point) return;
      const left = new Promise<void>((resolve) => signal.addEventListener("abort", () => { aborted.resolve(); resolve(); }, { once: true }));
      reached.resolve();
      await Promise.race([released.promise, left]);
    },
  };
}

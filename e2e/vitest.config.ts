import { defineConfig } from "vitest/config";

/** One product and one browser for all journeys, one journey at a time: two cores. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["journeys/**/*.test.ts"],
    globalSetup: ["stage/global-setup.ts"],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});

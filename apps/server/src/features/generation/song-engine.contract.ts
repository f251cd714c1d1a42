import { afterAll, describe, expect, test } from "vitest";
import { readMp3 } from "./mp3-frames.fixture.ts";
import type { EngineEvent, EngineJob, SongEngine } from "./song-engine.ts";

const job: EngineJob = {
  work: { task: "create" }, model: "chirp-auk-turbo", title: "", description: "a short calm song about rain", lyrics: "", style: "folk, 100 bpm",
  exclude: "", instrumental: true, seed: 7, sliders: { weirdness: null, style: null, audio: null }, persona: null,
};

/** What the generation feature relies on. `whole: false` spares an engine that takes long the making of a whole song. */
export function describeSongEngine(name: string, make: () => Promise<{ engine: SongEngine; close(): Promise<void> }>, { whole }: { whole: boolean }): void {
  describe(`${name} keeps the promises of a song engine`, () => {
    const made = make();
    afterAll(async () => (await made).close());
    const planOf = async (of: EngineJob) => {
      for await (const event of (await made).engine.run(of, new AbortController().signal)) if (event.type === "plan") return event.plan;
      throw new Error("no plan");
    };

    test("it can make songs with at least one model", async () => {
      const tasks = Object.values((await made).engine.capabilities.tasks).flat();
      expect(tasks).toContain("create");
    });

    test.runIf(whole)("a song comes as plan, sound, done; its progress never goes back; its MP3 is whole", async () => {
      const events: EngineEvent[] = [];
      for await (const event of (await made).engine.run(job, new AbortController().signal)) events.push(event);
      const kinds = events.map((event) => event.type);
      expect(kinds.filter((kind) => kind === "plan")).toHaveLength(1);
      expect(kinds.indexOf("plan")).toBeLessThan(kinds.indexOf("audio"));
      expect(kinds.indexOf("done")).toBe(kinds.length - 1);
      const fractions = events.flatMap((event) => (event.type === "progress" ? [event.fraction] : []));
      expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
      expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
      const done = events.at(-1) as Extract<EngineEvent, { type: "done" }>;
      const live = Buffer.concat(events.flatMap((event) => (event.type === "audio" ? [event.mp3] : [])));
      // Within the padding that an encoder adds.
      expect(Math.abs(readMp3(done.mp3).seconds - done.duration)).toBeLessThan(0.3);
      expect(Math.abs(readMp3(live).seconds - done.duration)).toBeLessThan(0.5);
      expect(done.peaks.length).toBeGreaterThanOrEqual(128);
      expect(Math.max(...done.peaks)).toBeLessThanOrEqual(1);
      expect(Math.max(...done.peaks)).toBeGreaterThan(0);
    });

    test("the same job has the same plan, another seed another", async () => {
      const [plan, again] = [await planOf(job), await planOf(job)];
      expect(again).toEqual(plan);
      expect(plan.title).not.toBe("");
      expect(plan.key).toMatch(/^[A-G][#b]? \w+$/);
      expect(plan.meter).toMatch(/^\d+\/\d+$/);
    });

    test("own words are sung: every word has its time, in order, and its line", async () => {
      const lyrics = "[Verse]\nHello bright morning light\nStay with me tonight\n[Chorus]\nOh we sing, oh we sing";
      const plan = await planOf({ ...job, instrumental: false, lyrics });
      expect(plan.lyrics).toContain("Hello bright morning light");
      expect(plan.words.length).toBeGreaterThanOrEqual(13);
      for (const [index, word] of plan.words.entries()) {
        expect(word.end_s).toBeGreaterThan(word.start_s);
        expect(word.start_s).toBeGreaterThanOrEqual(plan.words[index - 1]?.start_s ?? 0);
        expect(word.line).toBeGreaterThanOrEqual(0);
      }
    });

    test.each(["😀😀\n🎉", "שלום עולם", "夜の雨", "... ???", "[Verse]\n[Chorus]", "x".repeat(300)])("whatever the words are (%s), there is a song to them", async (lyrics) => {
      const plan = await planOf({ ...job, instrumental: false, lyrics });
      expect(plan.title).not.toBe("");
      expect(plan.sections.length).toBeGreaterThan(0);
    });

    test("an aborted song ends with the signal's reason", async () => {
      const control = new AbortController();
      const reason = new Error("enough");
      const listen = async () => {
        for await (const event of (await made).engine.run(job, control.signal)) if (event.type === "plan") control.abort(reason);
      };
      await expect(listen()).rejects.toBe(reason);
    });
  });
}

import { MODEL_KEYS, generationTask } from "@tunewright/contract";
import { createMp3Encoder } from "@tunewright/engine-node/mp3/create-mp3-encoder";
import type { EngineCapabilities, EngineEvent, EngineJob, SongEngine, TakePlan } from "./song-engine.ts";

export type Point = "start" | "plan" | "first-audio" | "audio" | "end";
export interface FakeOptions {
  /** Length of the song; at least one chunk. */
  seconds?: number;
  /** Called when a point is reached; holds the engine until it resolves. Throws to fail there. */
  at?: (point: Point, job: EngineJob, signal: AbortSignal) => Promise<void> | void;
}

/** Of every song it makes. */
export const FAKE_STEMS = ["lead-vocals", "drums", "bass"];
const RATE = 16_000;
const CHUNK_SECONDS = 8;

/** A fast engine for tests: a tone instead of a song, as real MP3, the same for the same job. */
export function createFakeSongEngine({ seconds = 32, at = () => {} }: FakeOptions = {}): SongEngine {
  return {
    name: "fake",
    capabilities: { tasks: Object.fromEntries(MODEL_KEYS.map((key) => [key, generationTask.options])), needsDocument: ["extend"], scripts: ["Latin"] } as EngineCapabilities,
    async *run(job, signal): AsyncGenerator<EngineEvent> {
      const reach = async (point: Point) => {
        await at(point, job, signal);
        signal.throwIfAborted();
      };
      await reach("start");
      yield { type: "progress", stage: "writing", section: null, fraction: 0.01 };
      yield { type: "plan", plan: planOf(job, seconds) };
      await reach("plan");
      const chunks = await encodeTone(job.seed, seconds);
      for (const [index, mp3] of chunks.slice(0, -1).entries()) {
        const from = index * CHUNK_SECONDS;
        const to = Math.min(seconds, from + CHUNK_SECONDS);
        yield { type: "progress", stage: job.instrumental ? "playing" : "singing", section: `Verse ${1 + from / CHUNK_SECONDS}`, fraction: (0.95 * to) / seconds };
        yield { type: "audio", mp3 };
        await reach(from === 0 ? "first-audio" : "audio");
      }
      yield { type: "audio", mp3: chunks.at(-1)! };
      yield { type: "progress", stage: "mastering", section: null, fraction: 0.99 };
      await reach("end");
      const sound = { mp3: Buffer.concat(chunks), lossless: null, duration: seconds, peaks: Array.from({ length: 512 }, (_, i) => Math.abs(Math.sin(i + job.seed))) };
      if (job.work.task === "stems") for (const name of job.work.parts === 2 ? ["vocals", "instrumental"] : FAKE_STEMS) yield { type: "stem", name, ...sound };
      yield { type: "done", document: JSON.stringify({ by: "fake", seed: job.seed, task: job.work.task }), ...sound };
    },
  };
}

const encoded = new Map<string, Promise<Uint8Array[]>>();

/** A chunk for every eight seconds, and what the encoder still held. */
function encodeTone(seed: number, seconds: number): Promise<Uint8Array[]> {
  const key = `${seed} ${seconds}`;
  const made = encoded.get(key) ?? (async () => {
    const encoder = await createMp3Encoder({ sampleRate: RATE, bitrate: 128 });
    const chunks: Uint8Array[] = [];
    for (let from = 0; from < seconds; from += CHUNK_SECONDS) chunks.push(encoder.encode(tone(seed, from, Math.min(seconds, from + CHUNK_SECONDS))));
    return [...chunks, encoder.finish()];
  })();
  encoded.set(key, made);
  return made;
}

function tone(seed: number, from: number, to: number) {
  const hertz = 220 + (seed % 440);
  const left = Float32Array.from({ length: (to - from) * RATE }, (_, n) => 0.5 * Math.sin((2 * Math.PI * hertz * (from * RATE + n)) / RATE));
  return { left, right: left };
}

function planOf(job: EngineJob, seconds: number): TakePlan {
  const lyrics = job.instrumental ? "" : job.lyrics || "[Verse]\nSing a little song\nAll night long";
  const sung = lyrics.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("["));
  const words = sung.flatMap((text, line) => text.trim().split(/\s+/).map((word) => ({ word, line })));
  const each = seconds / Math.max(1, words.length);
  return {
    title: job.title || "A little song", lyrics, tags: [job.style || "folk", "test tone"], style: "folk", singer: job.instrumental ? null : "Ada", delivery: job.instrumental ? null : "sung",
    bpm: 96, key: "F# minor", meter: "4/4", sections: [{ name: "Verse", kind: "verse", start: 0, end: seconds }], notes: ["It was asked of a stand-in."],
    stems: FAKE_STEMS,
    words: words.map(({ word, line }, index) => ({ word, line, start_s: index * each, end_s: (index + 1) * each, success: true, p_align: 1 })),
  };
}

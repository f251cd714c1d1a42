import { MODEL_KEYS, generationTask, type GenerationTask } from "@tunewright/contract";
import type { SongEvent, StereoBlock } from "@tunewright/engine";
import type { EnginePool } from "@tunewright/engine-node";
import { MediaError, encodeAudio } from "@tunewright/media";
import type { EngineCapabilities, EngineEvent, EngineJob, SongEngine } from "../../features/generation/index.ts";
import { readTask } from "./read-task.ts";
import { toTakePlan } from "./take-plan.ts";

const NEEDS_DOCUMENT: readonly GenerationTask[] = ["extend", "infill", "variation"];
const TASKS: readonly GenerationTask[] = generationTask.options;

/** Every model is bound to a preset of the local engine. Known without a pool, where songs are only asked for. */
export const LOCAL_CAPABILITIES: EngineCapabilities = {
  tasks: Object.fromEntries(MODEL_KEYS.map((key) => [key, TASKS])),
  needsDocument: NEEDS_DOCUMENT,
  scripts: ["Latin"],
};

/** Scripts of languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  ru: ["Cyrillic"], uk: ["Cyrillic"], bg: ["Cyrillic"], sr: ["Cyrillic"], el: ["Greek"], he: ["Hebrew"], ar: ["Arabic"], fa: ["Arabic"], hi: ["Devanagari"], ne: ["Devanagari"],
  ka: ["Georgian"], hy: ["Armenian"], th: ["Thai"], ko: ["Hangul"], ja: ["Hiragana", "Katakana", "Han"], zh: ["Han"],
};

/** What the engine can do with further voices in these languages (ISO 639-1). */
export const withVoices = (languages: readonly string[]): EngineCapabilities => ({
  ...LOCAL_CAPABILITIES,
  scripts: [...new Set([...LOCAL_CAPABILITIES.scripts, ...languages.flatMap((language) => SCRIPTS[language] ?? [])])],
});

/** Songs made on this machine by the engine's own worker threads. */
export function createLocalEngine(pool: Pick<EnginePool, "runTask">): SongEngine {
  return {
    name: "local",
    capabilities: LOCAL_CAPABILITIES,
    async *run(job: EngineJob, signal: AbortSignal): AsyncGenerator<EngineEvent> {
      for await (const event of pool.runTask(await readTask(job, signal), { signal, pcm: true })) {
        const translated = await translate(event, signal);
        if (translated) yield translated;
      }
    },
  };
}

async function translate(event: SongEvent, signal: AbortSignal): Promise<EngineEvent | null> {
  switch (event.type) {
    case "plan":
      return { type: "plan", plan: toTakePlan(event.plan) };
    case "progress":
      return { type: "progress", stage: event.stage, section: event.section ?? null, fraction: event.fraction };
    case "audio":
      return { type: "audio", mp3: event.mp3 };
    case "stems":
      return null;
    case "stem": {
      const { name, mp3, audio, duration, peaks } = event.stem;
      return { type: "stem", name, mp3, duration, peaks, lossless: await withoutLoss(audio, signal) };
    }
    case "done": {
      const { document, mp3, master, duration, peaks } = event.song;
      return { type: "done", mp3, duration, peaks, lossless: await withoutLoss(master, signal), document: document ? JSON.stringify(document) : null };
    }
  }
}

/** As FLAC; null where there is no ffmpeg, so that songs can be made without it. */
async function withoutLoss(sound: StereoBlock | undefined, signal: AbortSignal): Promise<Uint8Array | null> {
  if (!sound) return null;
  try {
    return (await encodeAudio(sound, { kind: "flac", bits: 24 }, {}, { signal })).bytes;
  } catch (error) {
    if (error instanceof MediaError && error.code === "no-ffmpeg") return null;
    throw error;
  }
}

import { MODEL_KEYS } from "@tunewright/contract";
import type { SongEvent, SongRequest } from "@tunewright/engine";
import { STEM_NAMES, type Score } from "@tunewright/engine/score/score";
import { keyName } from "@tunewright/engine/compose/spell";
import type { EnginePool } from "@tunewright/engine-node";
import type { EngineCapabilities, EngineEvent, EngineJob, SongEngine, TakePlan } from "../../features/generation/index.ts";

/** Every model is bound to the local engine, and each makes songs from words. Known without a pool, where songs are only asked for. */
export const LOCAL_CAPABILITIES: EngineCapabilities = {
  tasks: Object.fromEntries(MODEL_KEYS.map((key) => [key, ["create"] as const])),
  scripts: ["Latin"],
};

/** Songs made on this machine by the engine's own worker threads. */
export function createLocalEngine(pool: Pick<EnginePool, "makeSong">): SongEngine {
  return {
    name: "local",
    capabilities: LOCAL_CAPABILITIES,
    async *run(job: EngineJob, signal: AbortSignal): AsyncGenerator<EngineEvent> {
      for await (const event of pool.makeSong(toRequest(job), { signal })) {
        const translated = translate(event);
        if (translated) yield translated;
      }
    },
  };
}

function toRequest(job: EngineJob): SongRequest {
  const said = (text: string) => (text === "" ? undefined : text);
  return {
    prompt: said(job.description), lyrics: said(job.lyrics), style: said(job.style), exclude: said(job.exclude), title: said(job.title),
    instrumental: job.instrumental, seed: job.seed,
  };
}

function translate(event: SongEvent): EngineEvent | null {
  switch (event.type) {
    case "plan":
      return { type: "plan", plan: toTakePlan(event.plan) };
    case "progress":
      return { type: "progress", stage: event.stage, section: event.section ?? null, fraction: event.fraction };
    case "audio":
      return { type: "audio", mp3: event.mp3 };
    case "stem":
    case "stems":
      return null;
    case "done":
      return {
        type: "done", mp3: event.song.mp3, lossless: null, duration: event.song.duration, peaks: event.song.peaks,
        document: event.song.document ? JSON.stringify(event.song.document) : null,
      };
  }
}

function toTakePlan({ title, lyrics, tags, style, singer, score, sections, words, notes }: Extract<SongEvent, { type: "plan" }>["plan"]): TakePlan {
  return {
    title, lyrics, tags, style, stems: stemsOf(score), singer, sections, notes, bpm: score.bpm, key: keyName(score.key), meter: `${score.meter.beatsPerBar}/${score.meter.unit}`,
    // The words were laid out before they were sung, so each is where it says.
    words: words.map(({ word, start, end, line }) => ({ word, start_s: start, end_s: end, line, success: true, p_align: 1 })),
  };
}

/** Stems of the score that sound at all, vocals first. */
function stemsOf(score: Score): string[] {
  const sounding = new Set([...score.vocals.filter((part) => part.lines.length > 0), ...score.parts.filter((part) => part.notes.length > 0)].map((part) => part.stem));
  return STEM_NAMES.filter((name) => sounding.has(name));
}

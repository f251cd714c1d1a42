import type { ModelKey } from "@tunewright/contract";
import type { Preset, SongDocument, SongRequest, SongSource, SongTask } from "@tunewright/engine";
import { decodeAudio } from "@tunewright/media";
import type { EngineJob, EngineSource } from "../../features/generation/index.ts";

/** The models are presets of one engine; what each does is described with `Preset`. */
export const PRESET_OF: Record<ModelKey, Preset> = {
  "chirp-v3-5": "quick", "chirp-v4": "full", "chirp-auk": "rich", "chirp-auk-turbo": "rich", "chirp-bluejay": "best",
};

/** Job → task of the engine, with the sound of its sources decoded. Rejects with MediaError for a source that cannot be read, or the signal's reason. */
export async function readTask(job: EngineJob, signal: AbortSignal): Promise<SongTask> {
  const request = toRequest(job);
  const { work } = job;
  const open = (source: EngineSource) => openSource(source, signal);
  switch (work.task) {
    case "create":
      return { task: "create", request };
    case "extend":
      return { task: "extend", source: await open(work.source), request, at: work.at };
    case "cover":
      return { task: "cover", source: await open(work.source), request, ...(job.sliders.audio === null ? {} : { audioInfluence: job.sliders.audio }) };
    case "add_vocals":
      return { task: "add-vocals", source: await open(work.source), request };
    case "add_instrumental":
      return { task: "add-instrumental", source: await open(work.source), request };
    case "infill":
      return { task: "infill", source: await open(work.source), request, from: work.from, to: work.to };
    case "variation": {
      const { variation, clarity, tone, stereo_width } = work.sliders;
      return { task: "variation", source: await open(work.source), seed: job.seed, sliders: { variation, clarity, tone, stereoWidth: stereo_width } };
    }
    case "remaster":
      return { task: "remaster", source: await open(work.source), seed: job.seed, strength: work.strength };
    case "stems":
      return { task: "stems", source: await open(work.source), parts: work.parts };
    case "speed":
      return { task: "speed", source: await open(work.source), factor: work.factor, keepPitch: work.keepPitch };
    case "crop":
      return { task: "crop", source: await open(work.source), from: work.from, to: work.to };
    case "fade":
      return { task: "fade", source: await open(work.source), fadeIn: work.fadeIn, fadeOut: work.fadeOut };
    case "concat": {
      const opened: { source: SongSource; until: number | null }[] = [];
      for (const { source, until } of work.sources) opened.push({ source: await open(source), until });
      return { task: "concat", sources: opened.map(({ source, until }, index) => ({ source, ...endOf(source, opened[index + 1]?.source, until) })) };
    }
  }
}

/** An extension begins at a bar near the second that was asked for: where both documents are there, they know it to the sample. */
function endOf(source: SongSource, next: SongSource | undefined, asked: number | null): { until?: number } {
  if (source.document && next?.document) return { until: next.document.window.from - source.document.window.from };
  return asked === null ? {} : { until: asked };
}

async function openSource({ audio, document }: EngineSource, signal: AbortSignal): Promise<SongSource> {
  const { left, right } = await decodeAudio(audio, { signal });
  return { audio: { left, right }, ...(document === null ? {} : { document: JSON.parse(document) as SongDocument }) };
}

function toRequest(job: EngineJob): SongRequest {
  const said = (text: string) => (text === "" ? undefined : text);
  const { weirdness, style } = job.sliders;
  return {
    prompt: said(job.description), lyrics: said(job.lyrics), style: said(job.style), exclude: said(job.exclude), title: said(job.title),
    instrumental: job.instrumental, seed: job.seed, preset: PRESET_OF[job.model],
    sliders: { ...(weirdness === null ? {} : { weirdness }), ...(style === null ? {} : { styleInfluence: style }) },
    ...(job.persona ? { persona: { singer: job.persona.singer, delivery: job.persona.delivery, style: job.persona.style } } : {}),
  };
}

import type { EngineEvent, EngineJob, SongEngine } from "./song-engine.ts";

/** Of the engine, not of what surrounds it. */
export class EngineFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The engine's events. Rejects with the signal's reason when it was aborted, with EngineFailure when the engine failed. */
export async function* runEngine(engine: SongEngine, job: EngineJob, signal: AbortSignal): AsyncGenerator<EngineEvent> {
  try {
    yield* engine.run(job, signal);
  } catch (error) {
    throw signal.aborted ? error : new EngineFailure(error);
  }
}

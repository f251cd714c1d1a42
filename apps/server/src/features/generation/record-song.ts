import { engineJob } from "./engine-job.ts";
import { sourceIdsOf } from "./admitted-request.ts";
import type { MakeTakeDeps } from "./make-take.ts";
import type { OpenTake } from "./open-take.ts";
import { runEngine } from "./run-engine.ts";
import { completeTake } from "./settle-take.ts";
import { storeSound } from "./store-sound.ts";
import { Overtaken, createTakeRecorder } from "./take-recorder.ts";
import { keepsPicture } from "./work/clips-of-work.ts";

/** Runs the engine for one clip, to its completion. Rejects with Overtaken, SourceGone, EngineFailure or the signal's reason. */
export async function recordSong(deps: MakeTakeDeps, take: OpenTake, signal: AbortSignal): Promise<void> {
  const recorder = createTakeRecorder(deps, take);
  const job = await engineJob(deps, take);
  if (keepsPicture(job.work.task)) await recorder.inheritCover(sourceIdsOf(take.request.work)[0]!);
  try {
    for await (const event of runEngine(deps.engine, job, signal)) {
      if (event.type !== "done") signal.throwIfAborted();
      switch (event.type) {
        case "plan":
          await recorder.plan(event.plan);
          break;
        case "progress":
          await recorder.progress(event);
          break;
        case "audio":
          await recorder.audio(event.mp3);
          break;
        case "stem":
          break;
        case "done": {
          const result = await storeSound(deps.storage, take, event, event.document);
          await recorder.coverDone();
          if (!(await completeTake(deps, take, result))) throw new Overtaken();
          await recorder.lastChunk();
          await recorder.updated();
          await deps.announcer.announce("credits.changed", { userId: take.userId });
          await deps.announcer.announce("notification.changed", { userId: take.userId });
          return;
        }
      }
    }
    throw new Error(`The engine ${deps.engine.name} ended without a song`);
  } finally {
    await recorder.coverDone();
  }
}

import { engineJob } from "./engine-job.ts";
import type { MakeTakeDeps } from "./make-take.ts";
import type { OpenTake } from "./open-take.ts";
import { EngineFailure, runEngine } from "./run-engine.ts";
import { completeTake } from "./settle-take.ts";
import { storeSound } from "./store-sound.ts";
import { createTakeRecorder } from "./take-recorder.ts";

/**
 * One run that makes all stems of a song: each is a clip of its own, complete as soon as the engine hands it out. Rejects with
 * EngineFailure where one did not come, else like `recordSong`.
 */
export async function recordStems(deps: MakeTakeDeps, takes: readonly OpenTake[], signal: AbortSignal): Promise<void> {
  const waiting = new Map(takes.map((take) => [take.clip.stem, { take, recorder: createTakeRecorder(deps, take) }]));
  const job = await engineJob(deps, takes[0]!);
  const source = takes[0]!.clip.stem_from_id;
  if (source !== null) for (const { recorder } of waiting.values()) await recorder.inheritCover(source);

  for await (const event of runEngine(deps.engine, job, signal)) {
    signal.throwIfAborted();
    if (event.type === "progress") for (const { recorder } of waiting.values()) await recorder.progress(event);
    const found = event.type === "stem" ? waiting.get(event.name) : undefined;
    if (event.type !== "stem" || !found) continue;
    const { take, recorder } = found;
    if (await completeTake(deps, take, await storeSound(deps.storage, take, event, null))) await recorder.updated();
    waiting.delete(event.name);
  }
  await deps.announcer.announce("notification.changed", { userId: takes[0]!.userId });
  if (waiting.size > 0) throw new EngineFailure(`nothing came for ${[...waiting.keys()].join(", ")}`);
}

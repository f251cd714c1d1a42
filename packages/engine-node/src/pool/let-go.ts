import type { SongEvent } from "@tunewright/engine";

/** Hands a task's events on, and lets the garbage be collected when the playing is over and the mastering begins, and at the end. */
export async function* letGo(events: AsyncIterable<SongEvent>, collect: () => void): AsyncGenerator<SongEvent, void> {
  let isMastering = false;
  try {
    for await (const event of events) {
      if (!isMastering && event.type === "progress" && event.stage === "mastering") {
        isMastering = true;
        collect();
      }
      yield event;
    }
  } finally {
    collect();
  }
}

import type { SongEvent } from "@tunewright/engine";

/** Before the mastering the band's blocks are garbage, after it the mix. */
const TIMES = 2;

/** Hands a task's events on, and lets the garbage be collected at the first two that tell of the mastering, and at the end. */
export async function* letGo(events: AsyncIterable<SongEvent>, collect: () => void): AsyncGenerator<SongEvent, void> {
  let told = 0;
  try {
    for await (const event of events) {
      if (event.type === "progress" && event.stage === "mastering" && told++ < TIMES) collect();
      yield event;
    }
  } finally {
    collect();
  }
}

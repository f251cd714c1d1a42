import type { Score } from "@tunewright/engine";
import type { PlacedVocal, VocalRenderer } from "@tunewright/engine/sing/render-vocals";
import { SAMPLE_RATE } from "@tunewright/engine/units";
import type { FromSingers } from "./protocol.ts";

export interface Singing {
  id: number;
  score: Score;
  send(message: FromSingers, buffers?: ArrayBuffer[]): void;
  isStopped(): boolean;
}

/**
 * Sings several scores with one voice, a line at a time: always of the song that has been sung the least far, so that a new one sounds at
 * once and two grow side by side. What a song sounds like does not depend on the others.
 */
export function createTurns(createRenderer: (score: Score) => VocalRenderer): { add(singing: Singing): void; /** Resolves when nothing is left to sing. */ idle(): Promise<void> } {
  const open: { singing: Singing; lines: AsyncGenerator<PlacedVocal | undefined, void>; reached: number }[] = [];
  let running: Promise<void> | undefined;

  async function* sing({ id, score, send }: Singing): AsyncGenerator<PlacedVocal | undefined, void> {
    const renderer = createRenderer(score);
    for (const { index } of score.sections) {
      for await (const vocal of renderer.renderSection(index)) {
        // A repeated line is one array in several places: only a copy may be given away.
        const samples = vocal.samples.slice();
        send({ type: "vocal", id, section: index, vocal: { ...vocal, samples } }, [samples.buffer]);
        yield vocal;
      }
      send({ type: "section", id, section: index });
      yield undefined;
    }
  }

  async function run(): Promise<void> {
    while (open.length > 0) {
      const next = open.reduce((a, b) => (b.reached < a.reached ? b : a));
      let isOver = next.singing.isStopped();
      try {
        const { done, value } = isOver ? { done: true, value: undefined } : await next.lines.next();
        isOver ||= done === true;
        if (value) next.reached = Math.max(next.reached, value.start / SAMPLE_RATE);
      } catch (error) {
        next.singing.send({ type: "failed", id: next.singing.id, message: error instanceof Error ? error.message : String(error) });
        isOver = true;
      }
      if (isOver) open.splice(open.indexOf(next), 1);
    }
    running = undefined;
  }

  return {
    add(singing) {
      open.push({ singing, lines: sing(singing), reached: Number.NEGATIVE_INFINITY });
      running ??= run();
    },
    idle: () => running ?? Promise.resolve(),
  };
}

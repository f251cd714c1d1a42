import type { CancelSignal } from "../cancellation.ts";
import type { StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import type { Samples } from "../units.ts";
import { calibrateParts } from "./calibrate-parts.ts";
import type { BandResources, PlayedPart } from "./create-players.ts";
import { createPlayers, tidyBank } from "./create-players.ts";
import type { Player } from "./player.ts";
import { RENDER_BLOCK, silence } from "./player.ts";
import type { ScheduledNote } from "./schedule-notes.ts";
import { scheduleNotes } from "./schedule-notes.ts";

/** All instruments of a score, dry, each at PART_LOUDNESS where it plays most. */
export interface Band {
  /** First sample that has not been rendered. */
  readonly position: Samples;
  /** Factor of each part that brings it to PART_LOUDNESS. */
  readonly gains: ReadonlyMap<string, number>;
  /**
   * Renders [from, to) of every part. Spans follow each other without gaps: `from` is the end of the last span, else RangeError.
   * Tails ring on into the next span, and the sound does not depend on where spans are cut. The blocks are lent until the next call.
   */
  render(from: Samples, to: Samples, signal?: CancelSignal): Promise<Map<string, StereoBlock>>;
}

/**
 * With `start` the band comes in there: notes that began before are not heard. Rejects when the bank or a drum recording cannot be loaded.
 */
export async function createBand(score: Score, resources: BandResources, { start = 0 }: { start?: Samples } = {}): Promise<Band> {
  const parts: PlayedPart[] = score.parts.map((part) => ({ part, notes: scheduleNotes(part, score.bpm) }));
  await tidyBank(resources.soundBank);
  const gains = await calibrateParts(score, parts, resources);
  const heard = start === 0 ? parts : parts.map(({ part, notes }) => ({ part, notes: comingIn(notes, start) }));
  const players = (await createPlayers(heard, resources, score.seed)).map((player) => createSpanReader(player, gains));
  let position: Samples = start;
  return {
    get gains() {
      return gains;
    },
    get position() {
      return position;
    },
    async render(from, to, signal) {
      if (from !== position || to < from) throw new RangeError(`span [${from}, ${to}) does not follow sample ${position}`);
      const rendered = new Map<string, StereoBlock>();
      for (const read of players) {
        signal?.throwIfAborted();
        for (const [id, block] of read(to - from)) rendered.set(id, block);
      }
      position = to;
      return new Map(score.parts.map((part) => [part.id, rendered.get(part.id) ?? silence(to - from)]));
    },
  };
}

const comingIn = (notes: readonly ScheduledNote[], start: Samples): ScheduledNote[] =>
  notes.filter((note) => note.start >= start).map((note) => ({ ...note, start: note.start - start, end: note.end - start }));

/**
 * Turns a player of whole blocks into a reader of spans of any length, keeping what was rendered beyond the span's end.
 * One pair of buffers serves all spans: fresh ones for each would keep the collector busier than the players.
 */
function createSpanReader(player: Player, gains: ReadonlyMap<string, number>): (frames: Samples) => [string, StereoBlock][] {
  let buffers = player.partIds.map(() => silence(0));
  /** Frames of the last span, and frames rendered in all. */
  let given = 0;
  let filled = 0;
  return (frames) => {
    const kept = filled - given;
    const blocks = Math.max(0, Math.ceil((frames - kept) / RENDER_BLOCK));
    const total = kept + blocks * RENDER_BLOCK;
    buffers = buffers.map((old) => {
      const into = old.left.length < total ? silence(total) : old;
      for (const side of ["left", "right"] as const) {
        if (into === old) old[side].copyWithin(0, given, filled);
        else into[side].set(old[side].subarray(given, filled));
        into[side].fill(0, kept, total);
      }
      return into;
    });
    given = frames;
    filled = total;
    player.render(buffers, kept, blocks);
    return buffers.map((block, n): [string, StereoBlock] => {
      const id = player.partIds[n]!;
      const gain = gains.get(id) ?? 1;
      scale(block.left, gain, kept, total);
      scale(block.right, gain, kept, total);
      return [id, { left: block.left.subarray(0, frames), right: block.right.subarray(0, frames) }];
    });
  };
}

function scale(x: Float32Array, gain: number, from: Samples, to: Samples): void {
  for (let i = from; i < to; i++) x[i] = x[i]! * gain;
}

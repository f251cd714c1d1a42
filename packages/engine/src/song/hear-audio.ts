import type { Mp3Options, StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE, samplesToSeconds } from "../units.ts";
import { joinBytes } from "./join-bytes.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";

const STREAM_QUALITY: Mp3Options = { sampleRate: SAMPLE_RATE, bitrate: 128 };

/** Finished sound as `audio` events, one after another, for tasks that work on sound rather than on a score. */
export interface Listening {
  /** The next stretch; nothing at all for an empty one. */
  hear(block: StereoBlock): Promise<SongEvent[]>;
  /** The last stretch. */
  end(block?: StereoBlock): Promise<SongEvent[]>;
}

export async function createListening(resources: Pick<SongResources, "createMp3Encoder">): Promise<Listening> {
  const encoder = await resources.createMp3Encoder(STREAM_QUALITY);
  let position: Samples = 0;
  const event = (frames: Samples, mp3: Uint8Array): SongEvent => {
    const start = samplesToSeconds(position);
    position += frames;
    return { type: "audio", start, end: samplesToSeconds(position), mp3 };
  };
  return {
    async hear(block) {
      const frames = block.left.length;
      return frames === 0 ? [] : [event(frames, await encoder.encode(block))];
    },
    async end(block) {
      const frames = block?.left.length ?? 0;
      const pieces = block && frames > 0 ? [await encoder.encode(block)] : [];
      return [event(frames, joinBytes([...pieces, await encoder.finish()]))];
    },
  };
}

/** A stretch of a block, without copying. */
export const sliceOf = ({ left, right }: StereoBlock, from: Samples, to?: Samples): StereoBlock => ({ left: left.subarray(from, to), right: right.subarray(from, to) });

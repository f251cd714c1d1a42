import { createMp3Encoder as createLame } from "wasm-media-encoders";
import type { Mp3Encoder, Mp3Options } from "@tunewright/engine/resources";

/** LAME compiled to WebAssembly, constant bit rate, joint stereo. One encoder makes one stream. */
export async function createMp3Encoder({ sampleRate, bitrate }: Mp3Options): Promise<Mp3Encoder> {
  const lame = await createLame();
  lame.configure({ sampleRate, channels: 2, bitrate });
  let finished = false;
  return {
    encode({ left, right }) {
      if (finished) throw new Error("the MP3 stream is finished");
      // The encoder hands out a view of its own memory and overwrites it on the next call.
      return lame.encode([left, right]).slice();
    },
    finish() {
      if (finished) throw new Error("the MP3 stream is finished");
      finished = true;
      return lame.finalize().slice();
    },
  };
}

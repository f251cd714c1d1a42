import { createMp3Encoder as createLame } from "wasm-media-encoders";
import type { Mp3Options, StereoBlock } from "@tunewright/engine/resources";

/**
 * LAME turns its input down at these rates as a guard against clipping (0.95 is −0.45 dB). The master keeps its own headroom,
 * so the gain is given back and a file is as loud as what was encoded. Measured with a 1 kHz tone.
 */
const LAME_SCALE: Record<Mp3Options["bitrate"], number> = { 128: 0.95, 160: 0.95, 192: 0.97, 256: 1, 320: 1 };

/** An encoder on this thread: its bytes are there at once. */
export interface LocalMp3Encoder {
  encode(block: StereoBlock): Uint8Array;
  finish(): Uint8Array;
}

/** LAME compiled to WebAssembly, constant bit rate, joint stereo. One encoder makes one stream. */
export async function createMp3Encoder({ sampleRate, bitrate }: Mp3Options): Promise<LocalMp3Encoder> {
  const lame = await createLame();
  lame.configure({ sampleRate, channels: 2, bitrate });
  const gain = 1 / LAME_SCALE[bitrate];
  let finished = false;
  const scratch = [new Float32Array(0), new Float32Array(0)];
  /** Kept from block to block: fresh ones would be collected late, and they are big. */
  const scale = (x: Float32Array, side: 0 | 1): Float32Array => {
    if (scratch[side]!.length < x.length) scratch[side] = new Float32Array(x.length);
    const scaled = scratch[side]!.subarray(0, x.length);
    for (let i = 0; i < x.length; i++) scaled[i] = x[i]! * gain;
    return scaled;
  };
  return {
    encode({ left, right }) {
      if (finished) throw new Error("the MP3 stream is finished");
      const scaled = gain === 1 ? [left, right] : [scale(left, 0), scale(right, 1)];
      // The encoder hands out a view of its own memory and overwrites it on the next call.
      return lame.encode(scaled).slice();
    },
    finish() {
      if (finished) throw new Error("the MP3 stream is finished");
      finished = true;
      return lame.finalize().slice();
    },
  };
}

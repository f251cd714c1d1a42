import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { StemName, StereoBlock } from "@tunewright/engine";
import { SAMPLE_RATE } from "@tunewright/engine/units";
import type { OutputFiles } from "./output-files.ts";
import { sentence } from "./output-files.ts";

const HEADER = 58;
const FRAME = 8;

/**
 * Writes stems to disk as they are mixed, so that a long song needs no memory for them. 32-bit float WAV: nothing is rounded
 * or clipped, and the files sum to the mix before mastering.
 */
export interface StemWriter {
  write(blocks: Partial<Record<StemName, StereoBlock>>): Promise<void>;
  /** Completes the headers. */
  finish(): Promise<void>;
}

export function createStemWriter(folder: string, files: OutputFiles): StemWriter {
  const open = new Map<string, { handle: FileHandle; frames: number }>();
  let length = 0;
  return {
    async write(blocks) {
      const frames = Math.max(0, ...Object.values(blocks).map((b) => b.left.length));
      for (const [name, block] of Object.entries(blocks)) {
        let stem = open.get(name);
        if (!stem) {
          stem = { handle: await files.open(join(folder, `${name}.wav`)), frames: 0 };
          open.set(name, stem);
        }
        // A stem that enters late has been silent so far; a sparse file reads as zeros.
        const at = HEADER + length * FRAME;
        await put(stem.handle, interleave(block), at, name);
        stem.frames = length + frames;
      }
      length += frames;
    },
    async finish() {
      for (const [name, { handle }] of open) {
        await handle.truncate(HEADER + length * FRAME);
        await put(handle, header(length), 0, name);
      }
    },
  };
}

async function put(handle: FileHandle, bytes: Uint8Array, at: number, name: string): Promise<void> {
  try {
    await handle.write(bytes, 0, bytes.length, at);
  } catch (error) {
    throw sentence(`cannot write the stem '${name}'`, error);
  }
}

function interleave({ left, right }: StereoBlock): Uint8Array {
  const out = new DataView(new ArrayBuffer(left.length * FRAME));
  for (let i = 0; i < left.length; i++) {
    out.setFloat32(i * FRAME, left[i]!, true);
    out.setFloat32(i * FRAME + 4, right[i]!, true);
  }
  return new Uint8Array(out.buffer);
}

/** RIFF header of stereo IEEE float at 44.1 kHz, with the `fact` chunk that non-PCM formats need. */
function header(frames: number): Uint8Array {
  const bytes = Buffer.alloc(HEADER);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(HEADER - 8 + frames * FRAME, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(18, 16);
  bytes.writeUInt16LE(3, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * FRAME, 28);
  bytes.writeUInt16LE(FRAME, 32);
  bytes.writeUInt16LE(32, 34);
  bytes.write("fact", 38, "latin1");
  bytes.writeUInt32LE(4, 42);
  bytes.writeUInt32LE(frames, 46);
  bytes.write("data", 50, "latin1");
  bytes.writeUInt32LE(frames * FRAME, 54);
  return bytes;
}

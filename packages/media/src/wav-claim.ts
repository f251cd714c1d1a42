import { open } from "node:fs/promises";

/** Sizes that writers of streams put where they cannot know: all ones, or the largest signed number, give or take a header. */
const UNKNOWN = 0x7fff_0000;

/**
 * Whether a WAVE file's header promises more data than the file holds; ffmpeg reads such a file to its end without a word.
 * Chunks after "Multimedia Programming Interface and Data Specifications 1.0".
 */
export async function wavFallsShort(file: string, bytes: number): Promise<boolean> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(8);
    for (let at = 12; at + 8 <= bytes; ) {
      await handle.read(head, 0, 8, at);
      const size = head.readUInt32LE(4);
      if (head.toString("latin1", 0, 4) === "data") return size < UNKNOWN && at + 8 + size > bytes + SLACK;
      at += 8 + size + (size & 1);
    }
    return false;
  } finally {
    await handle.close();
  }
}

/** A padding byte or a frame short is not worth a word. */
const SLACK = 64;

import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FLACDecoder } from "@wasm-audio-decoders/flac";
import type { SampleLibrary, StereoBlock } from "@tunewright/engine/resources";
import { resampleTo44100 } from "./resample.ts";

/** Decoded recordings that are kept; the ones asked for longest ago go first. A drum machine needs about a dozen. */
const KEPT_BYTES = 24 * 2 ** 20;

/** One-shots and textures of supersonic-scsynth-samples (CC0), decoded from FLAC when first asked for and kept for a while. */
export async function loadSamples(): Promise<SampleLibrary> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve("supersonic-scsynth-samples"))), "samples");
  const names = (await readdir(folder)).filter((file) => file.endsWith(".flac")).map((file) => file.slice(0, -5)).toSorted();
  const known = new Set(names);
  const decoded = new Map<string, Promise<StereoBlock>>();
  const sizes = new Map<string, number>();

  const forgetOldest = (): void => {
    let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [name, bytes] of sizes) {
      if (total <= KEPT_BYTES || sizes.size === 1) return;
      total -= bytes;
      sizes.delete(name);
      decoded.delete(name);
    }
  };

  const decode = async (name: string): Promise<StereoBlock> => {
    const bytes = await readFile(join(folder, `${name}.flac`));
    const decoder = new FLACDecoder();
    await decoder.ready;
    try {
      const { channelData, sampleRate, errors } = await decoder.decodeFile(new Uint8Array(bytes));
      const first = channelData[0];
      if (!first || first.length === 0) throw new Error(`sample ${name} cannot be decoded`, { cause: errors[0] });
      const left = resampleTo44100(first, sampleRate);
      // A mono file has one channel or the same one twice.
      const second = channelData[1];
      return { left, right: second && second !== first ? resampleTo44100(second, sampleRate) : left };
    } finally {
      decoder.free();
    }
  };

  return {
    names,
    async load(name) {
      if (!known.has(name)) throw new RangeError(`there is no sample named "${name}"`);
      let sample = decoded.get(name);
      if (!sample) {
        sample = decode(name);
        decoded.set(name, sample);
        sample.catch(() => decoded.delete(name));
      }
      const { left, right } = await sample;
      // Asked for again: the newest once more.
      sizes.delete(name);
      sizes.set(name, left.byteLength + (right === left ? 0 : right.byteLength));
      forgetOldest();
      return sample;
    },
  };
}

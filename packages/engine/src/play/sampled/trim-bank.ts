import type { BasicSoundBank } from "spessasynth_core";

/** Bytes of decoded samples that a bank may keep between songs: about three songs of usual instruments. */
export const KEPT_BYTES = 48 * 2 ** 20;

type Sample = BasicSoundBank["samples"][number];
/** The bank decodes a compressed sample once and keeps the result in a field that its types hide. */
interface Decoded {
  audioData: Float32Array | undefined;
}

const decodedOf = (sample: Sample): Decoded | undefined => {
  const inner = sample as unknown as Decoded;
  return sample.isCompressed && inner.audioData instanceof Float32Array ? inner : undefined;
};

/** Bytes of compressed samples that lie decoded in memory. */
export const decodedBytes = (bank: BasicSoundBank): number =>
  bank.samples.reduce((sum, sample) => sum + (decodedOf(sample)?.audioData?.byteLength ?? 0), 0);

/**
 * Lets go of all decoded samples when they are more than may be kept: song after song in other styles would unpack the whole bank, eight
 * times its size. They are decoded again when next played; what sounds at the moment keeps its own.
 */
export function trimBank(bank: BasicSoundBank, most: number = KEPT_BYTES): void {
  if (decodedBytes(bank) <= most) return;
  for (const sample of bank.samples) {
    const decoded = decodedOf(sample);
    if (decoded) decoded.audioData = undefined;
  }
}

import { drawCover } from "@tunewright/engine/cover/draw-cover";
import sharp from "sharp";
import type { CoverPrinter } from "../../features/generation/index.ts";

/** Pixels; the vector drawing is 400 units wide. */
const LARGE = 896;
const DENSITY = (72 * LARGE) / 400;

/** Covers drawn as linocut prints and rasterised on libvips' own threads. */
export function createLinocutCovers(): CoverPrinter & { printPicture(prompt: string): ReturnType<CoverPrinter["print"]> } {
  // Songs need the processors more.
  sharp.concurrency(1);
  const covers: CoverPrinter = {
    async print({ seed, title, tags, bpm }) {
      const svg = drawCover({ seed, title, tags, bpm });
      const large = await sharp(Buffer.from(svg), { density: DENSITY }).resize(LARGE, LARGE).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = large.info;
      const scaled = (edge: number) =>
        sharp(large.data, { raw: { width, height, channels } }).resize(edge, edge).webp({ quality: edge < 200 ? 86 : 84 }).toBuffer();
      return new Map([[96, await scaled(96)], [352, await scaled(352)], [896, await scaled(LARGE)]] as const);
    },
  };
  return {
    ...covers,
    /** The words choose motif and inks, as a song's style would; they are the seed, too. */
    printPicture: (prompt) => covers.print({ seed: `picture:${prompt}`, title: prompt, tags: prompt.toLowerCase().split(/[,.;]|\s+and\s+/).map((part) => part.trim()).filter(Boolean), bpm: 100 }),
  };
}

import type { Readable } from "node:stream";
import type { ReadLimits } from "./limits.ts";
import { DEFAULTS, prepareRun } from "./limits.ts";
import { MediaError } from "./media-error.ts";
import type { AudioInput, OpenedInput } from "./open-input.ts";
import { inputArguments, openInput } from "./open-input.ts";
import type { ProbedAudio } from "./probe-audio.ts";
import { probeOpened } from "./probe-audio.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";

/** Everything is decoded to this rate, the engine's. */
export const DECODED_RATE = 44_100;

/** Stereo PCM at 44.1 kHz, nominally −1…1; mono has the same array twice. */
export interface PcmBlock {
  left: Float32Array;
  right: Float32Array;
}

export interface DecodedAudio extends PcmBlock {
  /** What was decoded. */
  source: ProbedAudio;
}

/** Bytes handed on at a time: half a second of stereo. */
const BLOCK_BYTES = 176_400;
/** A file may lack so much of what its header promises and still count as whole: encoders pad and round. */
const MISSING = { seconds: 1, share: 0.02 };

/**
 * A whole recording in memory (21 MB a minute). Any container and codec of a common audio or video file; surround is mixed down.
 * Rejects with MediaError; see its codes.
 */
export async function decodeAudio(input: AudioInput, limits: ReadLimits = {}): Promise<DecodedAudio> {
  let left = new Float32Array(0);
  let right = left;
  let filled = 0;
  const source = await decodeBlocks(input, (block, probed) => {
    const mono = block.left === block.right;
    if (filled + block.left.length > left.length) {
      const promised = Math.ceil(((probed.seconds ?? 0) + 0.1) * DECODED_RATE);
      const size = Math.max(filled + block.left.length, filled === 0 ? promised : Math.ceil(filled * 1.5));
      left = longer(left, filled, size);
      right = mono ? left : longer(right, filled, size);
    }
    left.set(block.left, filled);
    if (!mono) right.set(block.right, filled);
    filled += block.left.length;
  }, limits);
  const mono = left === right;
  left = left.subarray(0, filled);
  return { left, right: mono ? left : right.subarray(0, filled), source };
}

function longer(x: Float32Array<ArrayBuffer>, filled: number, size: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(size);
  out.set(x.subarray(0, filled));
  return out;
}

/**
 * The same block by block, for what need not be held whole; memory stays at a few blocks however long the recording is. A block is lent
 * until `take` returns or its promise settles. Resolves with what the file said of itself.
 */
export async function decodeBlocks(
  input: AudioInput, take: (block: PcmBlock, source: ProbedAudio) => void | Promise<void>, limits: ReadLimits = {},
): Promise<ProbedAudio> {
  const opened = await openInput(input, limits.maxBytes ?? DEFAULTS.maxBytes);
  try {
    const source = await probeOpened(opened, limits);
    const frames = await decodeOpened(opened, source, take, limits);
    if (frames === 0) throw new MediaError("empty", "no samples");
    const missing = (source.seconds ?? 0) - frames / DECODED_RATE;
    if (!source.estimated && missing > MISSING.seconds && missing > MISSING.share * (source.seconds ?? 0)) {
      throw new MediaError("truncated", `${(frames / DECODED_RATE).toFixed(1)} of ${source.seconds} s`);
    }
    return source;
  } finally {
    await opened.close();
  }
}

async function decodeOpened(
  opened: OpenedInput, source: ProbedAudio, take: (block: PcmBlock, source: ProbedAudio) => void | Promise<void>, limits: ReadLimits,
): Promise<number> {
  const { executable, run } = await prepareRun(limits);
  const channels = source.channels === 1 ? 1 : 2;
  const most = (limits.maxSeconds ?? DEFAULTS.maxSeconds) * DECODED_RATE;
  const args = [
    "-threads", "1", ...inputArguments(opened), "-map", "0:a:0", "-vn", "-sn", "-dn", "-map_metadata", "-1",
    "-ac", String(channels), "-ar", String(DECODED_RATE), "-f", "f32le", "-c:a", "pcm_f32le", "pipe:1",
  ];
  let frames = 0;
  const { code, said } = await runFfmpeg(executable, args, run, async (output) => {
    for await (const bytes of blocksOf(output, channels * 4)) {
      const block = channels === 1 ? readMono(bytes) : readStereo(bytes);
      frames += block.left.length;
      if (frames > most) throw new MediaError("too-long", `over ${most / DECODED_RATE} s`);
      await take(block, source);
    }
  });
  if (frames === 0 && code !== 0) throw new MediaError(/partial file|Truncat|prematurely/iu.test(said) ? "truncated" : "not-audio", "nothing could be decoded");
  return frames;
}

/** Cuts a stream into pieces of BLOCK_BYTES that hold whole frames; a last partial frame is dropped. */
async function* blocksOf(output: Readable, frameBytes: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of output as AsyncIterable<Buffer>) {
    pieces.push(piece);
    held += piece.length;
    if (held < BLOCK_BYTES) continue;
    const all = Buffer.concat(pieces);
    const whole = all.length - (all.length % frameBytes);
    yield all.subarray(0, whole);
    pieces = [all.subarray(whole)];
    held = all.length - whole;
  }
  const rest = Buffer.concat(pieces);
  if (rest.length >= frameBytes) yield rest.subarray(0, rest.length - (rest.length % frameBytes));
}

/** Floats that are no numbers, which broken files can hold, count as silence. */
const finite = (v: number): number => (Number.isFinite(v) ? v : 0);

function readMono(bytes: Buffer): PcmBlock {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const left = new Float32Array(bytes.length / 4);
  for (let i = 0; i < left.length; i++) left[i] = finite(view.getFloat32(i * 4, true));
  return { left, right: left };
}

function readStereo(bytes: Buffer): PcmBlock {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const left = new Float32Array(bytes.length / 8);
  const right = new Float32Array(left.length);
  for (let i = 0; i < left.length; i++) {
    left[i] = finite(view.getFloat32(i * 8, true));
    right[i] = finite(view.getFloat32(i * 8 + 4, true));
  }
  return { left, right };
}

import type { ReadLimits } from "./limits.ts";
import { DEFAULTS, prepareRun } from "./limits.ts";
import { MediaError } from "./media-error.ts";
import type { AudioInput, OpenedInput } from "./open-input.ts";
import { inputArguments, openInput } from "./open-input.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import { wavFallsShort } from "./wav-claim.ts";

export interface ProbedAudio {
  /** ffmpeg's name of the container's family: "wav", "mov,mp4,m4a,3gp,3g2,mj2". */
  container: string;
  /** "pcm_s16le", "mp3", "aac" … */
  codec: string;
  sampleRate: number;
  channels: number;
  /** As the header says; null where it does not. Headers can lie: decoding counts for itself. */
  seconds: number | null;
  /** Whether `seconds` was guessed from the bit rate. */
  estimated: boolean;
  bytes: number;
}

/** What a recording says of itself, without decoding it. Rejects with MediaError; see its codes. */
export async function probeAudio(input: AudioInput, limits: ReadLimits = {}): Promise<ProbedAudio> {
  const opened = await openInput(input, limits.maxBytes ?? DEFAULTS.maxBytes);
  try {
    return await probeOpened(opened, limits);
  } finally {
    await opened.close();
  }
}

export async function probeOpened(opened: OpenedInput, limits: ReadLimits): Promise<ProbedAudio> {
  const { executable, run } = await prepareRun(limits);
  // Without an output ffmpeg prints what it found and leaves with an error code.
  const { said } = await runFfmpeg(executable, inputArguments(opened), run);
  const probed = readReport(said, opened.bytes);
  if (probed.container === "wav" && await wavFallsShort(opened.file, opened.bytes)) throw new MediaError("truncated", "less data than the header says");
  const most = limits.maxSeconds ?? DEFAULTS.maxSeconds;
  if (probed.seconds !== null && !probed.estimated && probed.seconds > most) {
    throw new MediaError("too-long", `${Math.round(probed.seconds)} s, over ${most}`);
  }
  return probed;
}

/** Reads ffmpeg's report on an input; exported for its test. */
export function readReport(said: string, bytes: number): ProbedAudio {
  const container = /^Input #0, (\S+), from /mu.exec(said)?.[1];
  const stream = /^\s*Stream #0:\d+.*?: Audio: (\w+).*?, (\d+) Hz, ([^,\n]+)/mu.exec(said);
  if (!container || !stream) {
    if (/moov atom not found|Truncat/u.test(said)) throw new MediaError("truncated", lastLine(said));
    throw new MediaError("not-audio", lastLine(said));
  }
  const time = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/u.exec(said);
  return {
    container,
    codec: stream[1]!,
    sampleRate: Number(stream[2]),
    channels: countChannels(stream[3]!.trim()),
    seconds: time ? Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3]) : null,
    estimated: said.includes("Estimating duration from bitrate"),
    bytes,
  };
}

const LAYOUTS: Record<string, number> = { mono: 1, stereo: 2, quad: 4, downmix: 2, hexagonal: 6, octagonal: 8 };

/** "mono", "stereo", "5.1(side)", "6 channels". */
function countChannels(layout: string): number {
  const name = layout.replace(/\(.*$/u, "");
  const counted = /^(\d+) channels/u.exec(layout);
  if (counted) return Number(counted[1]);
  if (/^\d+(\.\d+)+$/u.test(name)) return name.split(".").reduce((sum, part) => sum + Number(part), 0);
  return LAYOUTS[name] ?? 2;
}

const lastLine = (said: string): string => (said.trim().split("\n").at(-1) ?? "").replace(/file:\S+/gu, "input").slice(0, 200);

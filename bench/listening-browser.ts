import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../e2e/stage/find-chromium.ts";

export async function launchListeningBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS.filter((flag) => flag !== "--mute-audio"), ignoreDefaultArgs: ["--mute-audio"], env: { ...(process.env as Record<string, string>), ...env } });
}

type Recorder = typeof globalThis & { heardBlocks: Float32Array[]; heardAt: { label: string; frame: number }[]; heardFrames: number };

/**
 * Every audio element of a context sounds through one graph that keeps what it puts out, sample for sample (48 kHz, left channel).
 * The graph replaces the element's own way to the sound card; everything before it is the page's.
 */
export async function recordOutput(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recorder = globalThis as Recorder;
    recorder.heardBlocks = [];
    recorder.heardAt = [];
    recorder.heardFrames = 0;
    let graph: Promise<{ context: AudioContext; input: AudioNode }> | null = null;
    const build = async () => {
      const audio = new AudioContext({ sampleRate: 48_000, latencyHint: "interactive" });
      const source = `registerProcessor("keep", class extends AudioWorkletProcessor {
        process([input]) { this.port.postMessage(input[0] ? input[0].slice() : new Float32Array(128)); return true; }
      });`;
      await audio.audioWorklet.addModule(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
      const keep = new AudioWorkletNode(audio, "keep", { numberOfOutputs: 0, channelCount: 2, channelCountMode: "explicit" });
      keep.port.addEventListener("message", ({ data }: MessageEvent<Float32Array>) => {
        recorder.heardBlocks.push(data);
        recorder.heardFrames += data.length;
      });
      keep.port.start();
      const input = audio.createGain();
      input.connect(keep);
      await audio.resume();
      return { context: audio, input };
    };
    const known = new WeakSet<HTMLMediaElement>();
    const OriginalAudio = globalThis.Audio;
    globalThis.Audio = function Audio(src?: string) {
      const element = new OriginalAudio(src);
      graph ??= build();
      void graph.then(({ context: audio, input }) => {
        if (known.has(element)) return;
        known.add(element);
        audio.createMediaElementSource(element).connect(input);
      });
      return element;
    } as unknown as typeof Audio;
  });
}

/** What was put out since `from` (frames at 48 kHz). */
export const readOutput = async (page: { evaluate<T, A>(run: (argument: A) => T, argument: A): Promise<T> }, from = 0): Promise<Float32Array> => {
  const base64 = await page.evaluate((start) => {
    const { heardBlocks } = globalThis as Recorder;
    const all = new Float32Array(heardBlocks.reduce((sum, block) => sum + block.length, 0));
    let at = 0;
    for (const block of heardBlocks) {
      all.set(block, at);
      at += block.length;
    }
    const bytes = new Uint8Array(all.slice(start).buffer);
    let text = "";
    for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
    return btoa(text);
  }, from);
  const bytes = Buffer.from(base64, "base64");
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
};

export const RATE = 48_000;
const SILENT = 0.01;

/** Stretches without sound between the first and the last sound, in milliseconds; shorter than `least` are part of the wave. */
export function findGaps(samples: Float32Array, least = 2): number[] {
  const gaps: number[] = [];
  let last = -1;
  samples.forEach((sample, at) => {
    if (Math.abs(sample) < SILENT) return;
    const gap = last < 0 ? 0 : ((at - last) / RATE) * 1_000;
    if (gap > least) gaps.push(gap);
    last = at;
  });
  return gaps;
}

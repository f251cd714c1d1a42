import { InferenceSession, Tensor } from "onnxruntime-node";
import type { VoiceModel } from "@tunewright/engine/resources";
import { cutGraph } from "./cut-graph.ts";
import { readVoiceFiles } from "./read-voice-files.ts";
import { widenDecoder } from "./widen-decoder.ts";

export interface LoadVoiceOptions {
  /** Threads of one inference; more threads than one gain little beside other workers. Default 1. */
  threads?: number;
  /** Where the voice's data file lies, when not in the installed package. */
  dataFile?: string;
}

/** Names of tensors in a network, from its export. */
export interface VoiceTensors {
  /** Whole frames of each token, and the same before rounding up. */
  frames: string;
  fractionalFrames: string;
  /** Noise of the lengths, and of the sound itself. */
  lengthNoise: string;
  soundNoise: string;
}
const USUAL_TENSORS: VoiceTensors = {
  frames: "/Ceil_output_0", fractionalFrames: "/Mul_1_output_0", lengthNoise: "/dp/RandomNormalLike_output_0", soundNoise: "/RandomNormalLike_output_0",
};
const LATENT_CHANNELS = 192;

/** Loads the built-in voice: about half a second and 250 MB. */
export async function loadVoice(options: LoadVoiceOptions = {}): Promise<VoiceModel & { release(): Promise<void> }> {
  return openVoice({ ...(await readVoiceFiles(options.dataFile)), threads: options.threads });
}

export interface VoiceNetwork {
  /** A VITS network as Piper exports it, of one or many speakers. */
  model: Uint8Array;
  tokens: ReadonlyMap<string, number>;
  /** Where an export names its tensors otherwise. */
  tensors?: Partial<VoiceTensors>;
  threads?: number | undefined;
}

/**
 * The network is cut twice in memory, so that the lengths of the sounds and the noise come from the engine and every rendering is
 * repeatable. Throws RangeError when it lacks one of the tensors.
 */
export async function openVoice({ model, tokens, tensors, threads }: VoiceNetwork): Promise<VoiceModel & { release(): Promise<void> }> {
  const { frames: FRAMES, fractionalFrames: FRACTIONAL_FRAMES, lengthNoise: LENGTH_NOISE, soundNoise: SOUND_NOISE } = { ...USUAL_TENSORS, ...tensors };
  const session: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads ?? 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    logSeverityLevel: 3,
    // Planning memory ahead for each new length of line keeps a plan's worst case per length: 120 MB more at the same speed.
    enableMemPattern: false,
  };
  const lengths = await InferenceSession.create(
    cutGraph(model, {
      inputs: [{ name: LENGTH_NOISE, dimensions: ["batch", 2, "tokens"] }],
      outputs: [FRAMES, FRACTIONAL_FRAMES],
    }),
    session,
  );
  const sound = await InferenceSession.create(
    cutGraph(model, {
      inputs: [
        { name: FRAMES, dimensions: ["batch", 1, "tokens"] },
        { name: SOUND_NOISE, dimensions: ["batch", LATENT_CHANNELS, "frames"] },
      ],
      outputs: ["output"],
      rewrite: widenDecoder,
    }),
    session,
  );

  return {
    tokens,
    sampleRate: 22050,
    hop: 256,
    async durations(ids, speaker) {
      const result = await lengths.run(
        feedsFor(lengths, {
          ...common(ids, speaker, 0),
          [LENGTH_NOISE]: new Tensor("float32", new Float32Array(2 * ids.length), [1, 2, ids.length]),
        }),
      );
      return { raw: floats(result[FRACTIONAL_FRAMES]), frames: floats(result[FRAMES]) };
    },
    async synthesize(ids, frames, speaker, noise, noiseScale) {
      if (frames.length !== ids.length) throw new RangeError(`${frames.length} frame counts for ${ids.length} tokens`);
      const total = frames.reduce((sum, count) => sum + count, 0);
      if (noise.length !== LATENT_CHANNELS * total) {
        throw new RangeError(`noise has ${noise.length} values, ${LATENT_CHANNELS} × ${total} frames are needed`);
      }
      const result = await sound.run(
        feedsFor(sound, {
          ...common(ids, speaker, noiseScale),
          [FRAMES]: new Tensor("float32", Float32Array.from(frames), [1, 1, ids.length]),
          [SOUND_NOISE]: new Tensor("float32", noise, [1, LATENT_CHANNELS, total]),
        }),
      );
      return floats(result["output"]);
    },
    async release() {
      await lengths.release();
      await sound.release();
    },
  };
}

/** Scales are noise of the sound, tempo, noise of the lengths. */
function common(ids: readonly number[], speaker: number, noiseScale: number): Record<string, Tensor> {
  return {
    input: new Tensor("int64", BigInt64Array.from(ids, BigInt), [1, ids.length]),
    input_lengths: new Tensor("int64", BigInt64Array.of(BigInt(ids.length)), [1]),
    scales: new Tensor("float32", Float32Array.of(noiseScale, 1, 0), [3]),
    sid: new Tensor("int64", BigInt64Array.of(BigInt(speaker)), [1]),
  };
}

/** A cut graph may no longer need every original input, and the runtime refuses surplus ones. */
function feedsFor(session: InferenceSession, feeds: Record<string, Tensor>): Record<string, Tensor> {
  return Object.fromEntries(Object.entries(feeds).filter(([name]) => session.inputNames.includes(name)));
}

/** Copied out: the runtime may reuse its buffer. */
function floats(tensor: Tensor | undefined): Float32Array {
  if (!tensor || !(tensor.data instanceof Float32Array)) throw new Error("the voice network returned no float tensor");
  return tensor.data.slice();
}

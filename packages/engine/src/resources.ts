import type { Dictionary } from "./lyrics/pronunciation.ts";

/** What the engine needs from outside; engine-node provides it from packages and disk. */
export interface EngineResources {
  dictionary: Dictionary;
  voice: VoiceModel;
  /** Voices that singers of other languages name, loaded when first needed. Rejects when a voice cannot be read. */
  voices?: { load(name: string): Promise<VoiceModel> };
  soundBank: SoundBankBytes;
  samples: SampleLibrary;
  createMp3Encoder(options: Mp3Options): Promise<Mp3Encoder>;
  /** The same encoder on the calling thread, of a host whose other one works elsewhere: both can be at work at once. */
  encodeHere?: (options: Mp3Options) => Promise<Mp3Encoder>;
}

/**
 * A multi-speaker text-to-speech network cut in two, so that durations and noise are ours.
 * Deterministic for equal inputs on one backend.
 */
export interface VoiceModel {
  /** IPA symbol → token id, with the markers "^", "$", "_" and " ". */
  readonly tokens: ReadonlyMap<string, number>;
  readonly sampleRate: 22050;
  /** Samples per frame at `sampleRate`. */
  readonly hop: 256;
  /** Natural length of each token in frames: fractional and rounded up. `ids` as fed to the network. */
  durations(ids: readonly number[], speaker: number): Promise<{ raw: Float32Array; frames: Float32Array }>;
  /** `frames` per token; `noise` has 192 values per frame in channel-major order ([192, T]). Returns mono at `sampleRate`. */
  synthesize(ids: readonly number[], frames: readonly number[], speaker: number, noise: Float32Array, noiseScale: number): Promise<Float32Array>;
}

/** The bytes of an SF2 or SF3 bank with General MIDI presets. */
export interface SoundBankBytes {
  readonly name: string;
  load(): Promise<ArrayBuffer>;
}

/** Recorded one-shots and textures by their file stem, such as "bd_808"; 44.1 kHz. */
export interface SampleLibrary {
  readonly names: readonly string[];
  /** Rejects with RangeError for an unknown name. */
  load(name: string): Promise<StereoBlock>;
}

/** Stereo PCM, −1…1, equal lengths; mono material has the same array twice. */
export interface StereoBlock {
  left: Float32Array;
  right: Float32Array;
}

export interface Mp3Options {
  sampleRate: number;
  /** kbit/s, constant. */
  bitrate: 128 | 160 | 192 | 256 | 320;
}

/**
 * One stream. Returned bytes are the caller's own; a host may encode elsewhere and promise them, in the order of the calls. Blocks are
 * read before `encode` returns.
 */
export interface Mp3Encoder {
  encode(block: StereoBlock): Uint8Array | Promise<Uint8Array>;
  finish(): Uint8Array | Promise<Uint8Array>;
}

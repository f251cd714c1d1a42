import type { EngineResources } from "@tunewright/engine";
import { loadDictionary } from "./dictionary/load-dictionary.ts";
import { createMp3Encoder } from "./mp3/create-mp3-encoder.ts";
import { loadSamples } from "./samples/load-samples.ts";
import { loadSoundBank } from "./sound-bank/load-sound-bank.ts";
import { loadVoice } from "./voice/load-voice.ts";

/** What a host lends the engine, with a way to give it back. */
export interface LoadedResources extends EngineResources {
  /** Frees the voice network; the resources are useless afterwards. */
  release(): Promise<void>;
}

/** Everything the engine needs, from the installed packages: about a second, and 400 MB while held. */
export async function loadResources(): Promise<LoadedResources> {
  const [voice, samples] = await Promise.all([loadVoice(), loadSamples()]);
  return {
    dictionary: loadDictionary(),
    voice,
    samples,
    soundBank: loadSoundBank(),
    createMp3Encoder,
    release: () => voice.release(),
  };
}

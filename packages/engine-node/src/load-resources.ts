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

/** Everything the engine needs on one thread, from the installed packages: about a second, and 400 MB while held. */
export async function loadResources(): Promise<LoadedResources> {
  const [voice, band] = await Promise.all([loadVoice(), loadBandResources()]);
  return { ...band, voice, release: () => voice.release() };
}

/** All but the voice. The bank is read when the first song needs it. */
export async function loadBandResources(): Promise<Omit<EngineResources, "voice">> {
  return { dictionary: loadDictionary(), samples: await loadSamples(), soundBank: loadSoundBank(), createMp3Encoder };
}

import type { EngineResources } from "@tunewright/engine";
import { loadDictionary } from "./dictionary/load-dictionary.ts";
import { createMp3Encoder } from "./mp3/create-mp3-encoder.ts";
import { loadSamples } from "./samples/load-samples.ts";
import { loadSoundBank } from "./sound-bank/load-sound-bank.ts";
import { loadVoice } from "./voice/load-voice.ts";
import { openVoices } from "./voice/open-voices.ts";

/** What a host lends the engine, with a way to give it back. */
export interface LoadedResources extends EngineResources {
  /** Frees the voice network; the resources are useless afterwards. */
  release(): Promise<void>;
}

/** Everything the engine needs on one thread, from the installed packages and a folder of further voices: about a second, and 400 MB while held. */
export async function loadResources(options: { voices?: string | undefined } = {}): Promise<LoadedResources> {
  const [voice, opened, band] = await Promise.all([loadVoice(), openVoices(options.voices), loadBandResources()]);
  return {
    ...band, voice, voices: opened.voices, dictionary: { ...band.dictionary, languages: opened.languages },
    async release() {
      await voice.release();
      await opened.release();
    },
  };
}

/** All but the voice. The bank is read when the first song needs it. */
export async function loadBandResources(): Promise<Omit<EngineResources, "voice">> {
  return { dictionary: loadDictionary(), samples: await loadSamples(), soundBank: loadSoundBank(), createMp3Encoder };
}

import { readFile } from "node:fs/promises";
import type { Lexicon } from "@tunewright/engine/lyrics/pronunciation";
import type { EngineResources, VoiceModel } from "@tunewright/engine/resources";
import { installSingers } from "@tunewright/engine/sing/singers";
import { openVoice } from "./load-voice.ts";
import { readVoiceFolders } from "./read-voice-folder.ts";

export interface OpenedVoices {
  /** What `Dictionary.languages` wants. */
  languages: ReadonlyMap<string, Lexicon>;
  voices: NonNullable<EngineResources["voices"]>;
  /** Frees the networks that were loaded. */
  release(): Promise<void>;
}

/**
 * Makes the voices of a folder known on this thread: their singers can be cast, and their networks are read when first needed.
 * Where several voices share a language, words are pronounced by the first one's lexicon, in symbols that all of them know.
 */
export async function openVoices(folder: string | undefined): Promise<OpenedVoices> {
  const dropped = folder === undefined ? [] : await readVoiceFolders(folder);
  const languages = new Map<string, Lexicon>();
  for (const voice of dropped) {
    installSingers(voice.singers);
    if (languages.has(voice.language)) continue;
    const same = dropped.filter((other) => other.language === voice.language);
    languages.set(voice.language, { ...voice.lexicon, knows: (symbol) => same.every((other) => other.tokens.has(symbol)) });
  }
  const loaded = new Map<string, ReturnType<typeof openVoice>>();
  return {
    languages,
    voices: {
      load(name): Promise<VoiceModel> {
        const voice = dropped.find((other) => other.name === name);
        if (!voice) return Promise.reject(new Error(`there is no voice "${name}"`));
        const opening = loaded.get(name) ?? readFile(voice.model).then((model) => openVoice({ model, tokens: voice.tokens, tensors: voice.tensors }));
        loaded.set(name, opening);
        // What failed may be tried again.
        opening.catch(() => loaded.delete(name));
        return opening;
      },
    },
    async release() {
      for (const opening of loaded.values()) await (await opening).release();
    },
  };
}

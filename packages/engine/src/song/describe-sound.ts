import { estimateKey } from "../analyse/key.ts";
import { estimateTempo } from "../analyse/tempo.ts";
import { keyName } from "../compose/spell.ts";
import type { StereoBlock } from "../resources.ts";
import type { SongFacts } from "./finish-song.ts";

/** What can be heard of tempo and key in sound that has no document. */
export async function describeSound(audio: StereoBlock): Promise<SongFacts> {
  return { bpm: Math.round(estimateTempo(audio)), key: keyName(estimateKey(audio)), meter: "4/4" };
}

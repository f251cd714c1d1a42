import { analyseAudio } from "../analyse/analyse-audio.ts";
import type { AudioAnalysis } from "../analyse/analysis.ts";
import type { StereoBlock } from "../resources.ts";
import type { SongFacts } from "./finish-song.ts";

/** What can be heard of tempo, key and metre in sound that has no document. */
export async function describeSound(audio: StereoBlock): Promise<SongFacts> {
  return factsOfAnalysis(analyseAudio(audio));
}

/** The tempo to a tenth: an upload keeps to no whole number. */
export const factsOfAnalysis = ({ tempo, key }: AudioAnalysis): SongFacts => ({
  bpm: Math.round(tempo.bpm * 10) / 10, key: key.name, meter: `${tempo.meter.beatsPerBar}/${tempo.meter.unit}`,
});

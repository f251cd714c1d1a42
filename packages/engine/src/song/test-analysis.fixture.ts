import { analyseAudio } from "../analyse/analyse-audio.ts";
import type { AudioAnalysis } from "../analyse/analysis.ts";
import { SAMPLE_RATE } from "../units.ts";

/** What the analysis says of silence. */
export function analysisOfSilence(seconds: number): AudioAnalysis {
  const silence = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  return analyseAudio({ left: silence, right: silence });
}

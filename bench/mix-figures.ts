/**
 * What the finished files of many styles measure: loudness and true peak of the decoded MP3, offset, bass in mono, the balance of low, middle and
 * high against a slope of 4.5 dB an octave, and the sharpest bend at a join of spans. Prints the worst case of each against its limit.
 * `node bench/mix-figures.ts [--length 20] [--instrumental] [--styles "jazz;metal"]`
 */
import { parseArgs } from "node:util";
import { integratedLoudness } from "@tunewright/engine/analyse/loudness";
import { truePeak } from "@tunewright/engine/analyse/true-peak";
import { createEnginePool } from "@tunewright/engine-node";
import type { StereoBlock } from "@tunewright/engine";
import { decodeAudio } from "../packages/media/src/decode-audio.ts";
import { printFigure } from "./figure.ts";
import { bandLevels, bassCorrelation, bendAtJoins, offset } from "./mix-measures.ts";

const STYLES = [
  "synthwave", "pop", "indie rock", "metal", "folk", "country", "jazz swing", "bossa nova", "funk", "reggae", "trap", "lo-fi", "house", "techno", "drum and bass",
  "dubstep", "ambient", "orchestral film", "baroque", "chiptune", "lullaby", "gospel",
];
const { values } = parseArgs({
  options: { length: { type: "string", default: "20" }, instrumental: { type: "boolean", default: false }, styles: { type: "string", default: STYLES.join(";") } },
});

interface Measured {
  style: string;
  lufs: number;
  peak: number;
  offset: number;
  bass: number;
  bands: number[];
  bend: number;
}

const pool = createEnginePool();
const all: Measured[] = [];
try {
  for (const style of values.styles.split(";")) {
    const joins: number[] = [];
    let file: Uint8Array | undefined;
    for await (const event of pool.makeSong({ prompt: "a song about the sea", style, length: Number(values.length), instrumental: values.instrumental, seed: 5 })) {
      if (event.type === "audio") joins.push(event.end);
      if (event.type === "done") file = event.song.mp3;
    }
    const heard: StereoBlock = await decodeAudio(file!);
    const measured: Measured = {
      style, lufs: integratedLoudness(heard), peak: truePeak(heard), offset: offset(heard), bass: bassCorrelation(heard), bands: bandLevels(heard),
      bend: bendAtJoins(heard, joins.slice(0, -1)),
    };
    all.push(measured);
    console.log(
      `${style.padEnd(18)} ${measured.lufs.toFixed(2)} LUFS  ${measured.peak.toFixed(2)} dBTP  offset ${measured.offset.toExponential(1)}  ` +
        `bass ${measured.bass.toFixed(2)}  bands ${measured.bands.map((b) => b.toFixed(0).padStart(3)).join(" ")} dB  bend ${measured.bend.toFixed(2)}`,
    );
  }
} finally {
  await pool.close();
}
const worst = (value: (m: Measured) => number): Measured => all.reduce((a, b) => (value(b) > value(a) ? b : a));
const print = (name: string, value: (m: Measured) => number, limit: number, unit: string): void => printFigure(name, value(worst(value)), limit, unit, `worst: ${worst(value).style}`);
print("distance from −14 LUFS, decoded file", (m) => Math.abs(m.lufs + 14), 0.5, "LU");
print("true peak above −1 dBTP, decoded file, plus one", (m) => m.peak + 2, 1, "dB");
print("offset", (m) => m.offset, 1e-3, "of full scale");
print("bass that is lost in mono", (m) => 1 - m.bass, 0.2, "of its power");
print("bend at a join against its surroundings", (m) => m.bend, 1, "×");

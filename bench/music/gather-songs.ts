import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadBandResources } from "@tunewright/engine-node/load-resources";
import { STYLES } from "@tunewright/engine/brief/styles/catalogue";
import { hashText } from "@tunewright/engine/random";
import { planSong } from "@tunewright/engine/song/plan-song";
import { analyseAudio } from "@tunewright/engine/analyse/analyse-audio";
import type { Score } from "@tunewright/engine";
import { meanBlocks } from "./novelty.ts";
import { renderBand } from "./render-band.ts";
import { frames, HOP } from "./spectrum.ts";
import { styleFeatures } from "./style-features.ts";

/** What is kept of a rendered song. The trackers hear the band alone; the score is only what they are compared with. */
export interface HeardSong {
  style: string;
  seed: number;
  bpm: number;
  meter: string;
  tonic: number;
  mode: string;
  heardBpm: number;
  heardKey: { tonic: number; mode: string };
  features: number[];
  /** Of whole songs only. */
  sections?: { kind: string; start: number; end: number; level: number }[];
  /** Bands and chroma of each half second. */
  blocks?: number[][];
  barSeconds: number;
}

/** Seconds the trackers hear of a song. */
const CLIP = 45;
/** Wished lengths: the last song of a style is long enough to have all its sections. */
const LENGTHS = { whole: 75, short: 36 } as const;
const SUBJECTS = ["driving home at night", "the sea", "an old friend", "summer rain", "leaving the city", "a new day"];

/**
 * Renders `seeds` songs of every style (one of them whole) and measures each. Kept in the temporary folder by the score's hash, so that
 * a second figure costs nothing; `--fresh` renders all again, which a change of players or mixer asks for. `--styles a,b` hears fewer.
 */
export async function gatherSongs(): Promise<HeardSong[]> {
  const { values } = parseArgs({ options: { seeds: { type: "string", default: "3" }, styles: { type: "string" }, fresh: { type: "boolean", default: false } }, strict: false });
  const only = typeof values.styles === "string" ? values.styles.split(",") : undefined;
  const resources = await loadBandResources();
  const folder = path.join(tmpdir(), "tunewright-bench-songs");
  await mkdir(folder, { recursive: true });
  const out: HeardSong[] = [];
  const seeds = Number(values.seeds);
  // The long ones first: they are needed for every figure.
  for (const seed of [seeds, ...Array.from({ length: seeds - 1 }, (_, i) => i + 1)]) {
    for (const { key } of STYLES.filter((style) => !only || only.includes(style.key))) {
      const whole = seed === seeds;
      const { score } = planSong({ prompt: `a song about ${SUBJECTS[seed % SUBJECTS.length]}`, style: key, seed: seed * 1009 + hashText(key) % 1000, length: whole ? LENGTHS.whole : LENGTHS.short }, resources.dictionary);
      const name = createHash("sha256").update(JSON.stringify([score, whole, "5"])).digest("hex").slice(0, 24);
      const file = path.join(folder, `${name}.json`);
      const kept = values.fresh === true ? undefined : await readFile(file, "utf8").catch(() => undefined);
      const song = kept ? (JSON.parse(kept) as HeardSong) : await hear(score, key, seed, whole, resources);
      if (!kept) { await writeFile(file, JSON.stringify(song)); process.stderr.write(`${key} ${seed}\n`); }
      out.push(song);
    }
  }
  return out;
}

async function hear(score: Score, style: string, seed: number, whole: boolean, resources: Awaited<ReturnType<typeof loadBandResources>>): Promise<HeardSong> {
  const audio = await renderBand(score, resources, whole ? Infinity : CLIP + 15);
  const all = frames(audio);
  const end = CLIP * 44_100;
  const clip = { left: audio.left.subarray(0, end), right: audio.right.subarray(0, end) };
  const { tempo: { bpm: heardBpm }, key } = analyseAudio(clip);
  const seconds = (beat: number): number => (beat * 60) / score.bpm;
  const level = (from: number, to: number): number => {
    const inside = all.slice(Math.round(from / HOP), Math.max(Math.round(from / HOP) + 1, Math.round(to / HOP)));
    return 10 * Math.log10(inside.reduce((sum, frame) => sum + frame.power, 0) / Math.max(1, inside.length) + 1e-12);
  };
  return {
    style, seed, bpm: score.bpm, meter: `${score.meter.beatsPerBar}/${score.meter.unit}`, tonic: score.key.tonic, mode: score.key.mode, heardBpm,
    heardKey: { tonic: key.tonic, mode: key.mode }, features: styleFeatures(clip, all.slice(0, CLIP / HOP), heardBpm), barSeconds: seconds((score.meter.beatsPerBar * 4) / score.meter.unit),
    ...(whole ? {
      sections: score.sections.map(({ kind, beat, beats }) => ({ kind, start: seconds(beat), end: seconds(beat + beats), level: level(seconds(beat), seconds(beat + beats)) })),
      blocks: meanBlocks(all),
    } : {}),
  };
}

import { createWaveform } from "../analyse/draw-waveform.ts";
import { markGapless } from "../encode/mark-gapless.ts";
import { createLimiter } from "../master/limiter.ts";
import { TARGET_CEILING, TARGET_LOUDNESS } from "../master/master-song.ts";
import { planBalance } from "../mix/plan-balance.ts";
import type { Mp3Encoder, StereoBlock } from "../resources.ts";
import type { Score, StemName } from "../score/score.ts";
import { STEM_NAMES } from "../score/score.ts";
import type { Decibels, Samples } from "../units.ts";
import { decibelsToGain, samplesToSeconds, secondsToSamples } from "../units.ts";
import { factsOf, finishSong, MASTER_QUALITY } from "./finish-song.ts";
import { joinBytes } from "./join-bytes.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { progressOf, renderMix } from "./render-document.ts";
import type { SongDocument } from "./song-document.ts";
import type { FinishedStem, SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import { stretchOf } from "./stretch-of.ts";
import { createWorkGauge } from "./weigh-work.ts";

type Group = FinishedStem["name"];

/**
 * Gain of all stems alike: the one at which their sum is the master before its bus chain and its limiter. A drum may pass full scale
 * there by a decibel or two, as it would on a fader.
 */
export const stemGain = (score: Score): Decibels =>
  score.levels ? score.levels.master.before + score.levels.master.after : TARGET_LOUDNESS - planBalance(score).loudness;

/** Where a stem of the mix goes. Rooms of the band return to "fx", hence to the instrumental. */
const groupOf = (stem: StemName, parts: 2 | "all"): Group => (parts === "all" ? stem : stem === "lead-vocals" || stem === "backing-vocals" ? "vocals" : "instrumental");

/** Stems of one of our songs, rendered again from its score: exact, and summing to the mix. `done` holds that sum under the ceiling. */
export async function* splitSong(document: SongDocument, parts: 2 | "all", resources: SongResources, { signal, pcm = false }: MakeSongOptions): AsyncGenerator<SongEvent, void> {
  const { score, window } = document;
  yield { type: "plan", plan: planOfDocument(document) };
  const stretch = stretchOf(score, window);
  const length = stretch.to - stretch.heard;
  const gauge = createWorkGauge(score, stretch.to - stretch.from);
  const progress = progressOf(score, gauge);
  const gain = decibelsToGain(stemGain(score));
  const present = STEM_NAMES.filter((stem) => stem === "fx" || score.parts.some((p) => p.stem === stem) || score.vocals.some((v) => v.stem === stem));
  const tracks = new Map<Group, StemTrack>();
  for (const name of new Set(present.map((stem) => groupOf(stem, parts)))) {
    tracks.set(name, createStemTrack(length, await resources.createMp3Encoder(MASTER_QUALITY), pcm));
  }
  const rendering = renderMix(score, resources, stretch, { signal, stems: true, silent: true, gauge, progress });
  let step = await rendering.next();
  for (; !step.done; step = await rendering.next()) {
    if (step.value.type !== "stems") {
      yield step.value;
      continue;
    }
    const at = secondsToSamples(step.value.start);
    for (const [name, block] of regroup(step.value.blocks, parts, gain)) await tracks.get(name)!.add(block, at);
  }
  const { mix } = step.value;
  for (const [name, track] of tracks) {
    signal?.throwIfAborted();
    yield { type: "stem", stem: await track.finish(name) };
    tracks.delete(name);
  }
  gauge.mastered();
  const audio = limitAll(mix, stretch.heard - stretch.from, gain);
  yield* finishSong({ audio, facts: factsOf(score, window), document }, resources, {
    signal,
    pcm,
    encoded(more) {
      gauge.encoded(more);
      return progress("mastering");
    },
  });
}

/** Sums the stems of a span into their groups, at the stems' level. */
function regroup(blocks: Partial<Record<StemName, StereoBlock>>, parts: 2 | "all", gain: number): Map<Group, StereoBlock> {
  const groups = new Map<Group, StereoBlock>();
  for (const [stem, block] of Object.entries(blocks) as [StemName, StereoBlock][]) {
    const name = groupOf(stem, parts);
    const n = block.left.length;
    let sum = groups.get(name);
    if (!sum) groups.set(name, (sum = { left: new Float32Array(n), right: new Float32Array(n) }));
    for (let i = 0; i < n; i++) {
      sum.left[i] = sum.left[i]! + gain * block.left[i]!;
      sum.right[i] = sum.right[i]! + gain * block.right[i]!;
    }
  }
  return groups;
}

export interface StemTrack {
  add(block: StereoBlock, at: Samples): Promise<void>;
  finish(name: Group): Promise<FinishedStem>;
}

/** Encodes a stem as it comes; its samples are kept only when asked for, and let go with `finish`. Blocks that are added belong to the track. */
export function createStemTrack(length: Samples, encoder: Mp3Encoder, pcm: boolean): StemTrack {
  const waveform = createWaveform(length);
  /** Blocks in which it sounds, with their places: stems rest for much of a song. */
  let sounding: { at: Samples; block: StereoBlock }[] = [];
  const pieces: Uint8Array[] = [];
  return {
    async add(block, at) {
      waveform.add(block);
      if (pcm && block.left.some((v, i) => v !== 0 || block.right[i] !== 0)) sounding.push({ at, block });
      pieces.push(await encoder.encode(block));
    },
    async finish(name) {
      pieces.push(await encoder.finish());
      const audio = pcm ? { left: new Float32Array(length), right: new Float32Array(length) } : undefined;
      for (const { at, block } of sounding) {
        audio!.left.set(block.left, at);
        audio!.right.set(block.right, at);
      }
      sounding = [];
      return { name, mp3: markGapless(joinBytes(pieces), length), ...(audio ? { audio } : {}), duration: samplesToSeconds(length), peaks: waveform.levels() };
    },
  };
}

function limitAll(mix: StereoBlock, from: Samples, gain: number): StereoBlock {
  const length = mix.left.length - from;
  const limiter = createLimiter(TARGET_CEILING);
  const out = { left: new Float32Array(length), right: new Float32Array(length) };
  let at = 0;
  const write = ({ left, right }: StereoBlock): void => {
    out.left.set(left, at);
    out.right.set(right, at);
    at += left.length;
  };
  const CHUNK = 8192;
  for (let i = from; i < mix.left.length; i += CHUNK) {
    write(limiter.process({ left: mix.left.subarray(i, i + CHUNK).map((x) => x * gain), right: mix.right.subarray(i, i + CHUNK).map((x) => x * gain) }));
  }
  write(limiter.finish());
  return out;
}

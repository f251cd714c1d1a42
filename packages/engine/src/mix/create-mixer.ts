import { silence } from "../play/player.ts";
import { panGains } from "../play/synth/voice.ts";
import type { StereoBlock } from "../resources.ts";
import type { InstrumentPart, Score, StemName, VocalPart } from "../score/score.ts";
import { STEM_NAMES } from "../score/score.ts";
import type { Samples } from "../units.ts";
import { decibelsToGain } from "../units.ts";
import { applyAutomation } from "./automation.ts";
import { planBalance } from "./plan-balance.ts";
import { createSidechain } from "./sidechain.ts";
import { createSpace } from "./create-space.ts";
import { createStemChain, createWidth } from "./stem-chains.ts";
import { createTapeNoise } from "./tape-noise.ts";
import { createVocalChain } from "./vocal-chain.ts";

export interface MixSpan {
  from: Samples;
  to: Samples;
  /** Each part's audio as the band delivers it; missing parts are silent. */
  parts: ReadonlyMap<string, StereoBlock>;
  /** Each vocal part's audio, mono, at any level (it is measured). Missing ones are silent. */
  vocals: ReadonlyMap<string, Float32Array>;
}

export interface Mixed {
  /** Every stem of the song; at each sample they sum to `mix`. Empty when blocks are lent. */
  stems: Partial<Record<StemName, StereoBlock>>;
  mix: StereoBlock;
}

/** Stateful over consecutive spans: tails of rooms and echoes carry over. Throws RangeError for a span out of order. */
export interface Mixer {
  process(span: MixSpan): Mixed;
}

/** Frames mixed at a time: all buffers of a chunk stay in the processor's cache. */
const CHUNK: Samples = 2048;

/** After so much silence the filters and compressors of a stem have come to rest. */
const SETTLED: Samples = 44_100;

function isSilent({ left, right }: StereoBlock): boolean {
  for (let i = 0; i < left.length; i++) if (left[i] !== 0 || right[i] !== 0) return false;
  return true;
}

/** The first `n` frames of a buffer, zero. */
function cleared({ left, right }: StereoBlock, n: Samples): StereoBlock {
  return { left: left.subarray(0, n).fill(0), right: right.subarray(0, n).fill(0) };
}

interface Chunk {
  part: InstrumentPart;
  block: StereoBlock;
}

/** Adds a block times a gain curve (or a constant) and a pan to a bus. */
function addTo(bus: StereoBlock, block: StereoBlock, left: number, right: number, curve: Float32Array | null): void {
  const { left: l, right: r } = block;
  const { left: toLeft, right: toRight } = bus;
  const n = Math.min(toLeft.length, l.length);
  if (curve) {
    for (let i = 0; i < n; i++) {
      const g = curve[i]!;
      toLeft[i] = toLeft[i]! + l[i]! * left * g;
      toRight[i] = toRight[i]! + r[i]! * right * g;
    }
  } else {
    for (let i = 0; i < n; i++) {
      toLeft[i] = toLeft[i]! + l[i]! * left;
      toRight[i] = toRight[i]! + r[i]! * right;
    }
  }
}

function multiply({ left, right }: StereoBlock, curve: Float32Array): void {
  for (let i = 0; i < left.length; i++) {
    const g = curve[i]!;
    left[i] = left[i]! * g;
    right[i] = right[i]! * g;
  }
}

/**
 * With `lend` only the mix is handed out, and overwritten by the next call: for callers who use it up at once. It is the same mix. What the
 * lead's own room and each stem's own width would be is worked out only for those who take the stems.
 */
export function createMixer(score: Score, { lend = false, start = 0 }: { lend?: boolean; /** First sample of the first span. */ start?: Samples } = {}): Mixer {
  const { mix: plan } = score;
  const { partGain, ride } = planBalance(score);
  const present = STEM_NAMES.filter((stem) => stem === "fx" || score.parts.some((p) => p.stem === stem) || score.vocals.some((v) => v.stem === stem));
  const chains = new Map(present.map((stem) => [stem, createStemChain(stem, plan)]));
  const vocalChains = new Map(score.vocals.map((v) => [v.id, createVocalChain(v.stem)]));
  const duck = createSidechain(score);
  const space = createSpace(score);
  const narrow = createWidth(plan.width);
  const apart = lend ? null : {
    leadSpace: present.includes("lead-vocals") ? createSpace(score) : null,
    widths: new Map(present.map((stem) => [stem, createWidth(plan.width)])),
  };
  const noise = plan.noise === undefined ? null : createTapeNoise(plan.noise, score.seed);
  const resting = new Map<StemName, Samples>();
  const buffers = {
    bandRoom: silence(CHUNK), bandEcho: silence(CHUNK), leadRoom: silence(CHUNK), leadEcho: silence(CHUNK),
    space: silence(CHUNK), leadSpace: silence(CHUNK), ducking: new Float32Array(CHUNK), curve: new Float32Array(CHUNK),
  };
  let position: Samples = start;
  const kept = new Map<string, StereoBlock>();
  /** A silent block that is used again under the same name; fresh ones for every span would keep the collector busier than the mixer. */
  const lent = (name: string, n: Samples): StereoBlock => {
    let block = kept.get(name);
    if (!block || block.left.length < n) kept.set(name, (block = silence(Math.max(n, CHUNK))));
    return cleared(block, n);
  };

  /** Mixes one chunk of a span; `out` and `mix` are the chunk's own frames, zero before. */
  const mixChunk = (from: Samples, parts: Chunk[], vocals: { part: VocalPart; x: Float32Array }[], out: Map<StemName, StereoBlock>, mix: StereoBlock): void => {
    const n = mix.left.length;
    const send = { bandRoom: cleared(buffers.bandRoom, n), bandEcho: cleared(buffers.bandEcho, n), leadRoom: cleared(buffers.leadRoom, n), leadEcho: cleared(buffers.leadEcho, n) };
    const ducking = duck ? buffers.ducking.subarray(0, n) : null;
    if (ducking) duck!(from, ducking);
    const curve = buffers.curve.subarray(0, n);
    for (const { part, block } of parts) {
      if (isSilent(block)) continue;
      const ducked = ducking && plan.sidechain.stems.includes(part.stem);
      const shaped = ducked || (part.automation?.length ?? 0) > 0;
      if (shaped) {
        if (ducked) curve.set(ducking);
        else curve.fill(1);
        applyAutomation(part.automation ?? [], score.bpm, from, curve);
      }
      const gain = decibelsToGain(partGain.get(part.id)!);
      const [l, r] = panGains(part.pan);
      const gains = shaped ? curve : null;
      addTo(out.get(part.stem)!, block, gain * l, gain * r, gains);
      if (part.reverbSend > 0) addTo(send.bandRoom, block, gain * l * part.reverbSend, gain * r * part.reverbSend, gains);
      if (part.delaySend > 0) addTo(send.bandEcho, block, gain * l * part.delaySend, gain * r * part.delaySend, gains);
    }
    if (ride.length > 0) {
      curve.fill(1);
      applyAutomation(ride, score.bpm, from, curve);
      for (const [stem, block] of out) if (stem !== "lead-vocals" && stem !== "backing-vocals" && !isSilent(block)) multiply(block, curve);
      multiply(send.bandRoom, curve);
      multiply(send.bandEcho, curve);
    }
    for (const { part, x } of vocals) {
      const block = { left: x, right: x };
      if (isSilent(block)) continue;
      const [l, r] = panGains(part.pan);
      addTo(out.get(part.stem)!, block, l, r, null);
      const lead = part.stem === "lead-vocals";
      if (part.reverbSend > 0) addTo(lead ? send.leadRoom : send.bandRoom, block, l * part.reverbSend, r * part.reverbSend, null);
      if (part.delaySend > 0) addTo(lead ? send.leadEcho : send.bandEcho, block, l * part.delaySend, r * part.delaySend, null);
    }
    noise?.(out.get("fx")!);
    for (const [stem, block] of out) {
      // A stem that has been silent longer than any filter rings needs no work.
      const rest = isSilent(block) ? (resting.get(stem) ?? 0) + n : 0;
      resting.set(stem, rest);
      if (rest > SETTLED) continue;
      chains.get(stem)!(block);
      addTo(mix, block, 1, 1, null);
    }
    addTo(send.bandRoom, send.leadRoom, 1, 1, null);
    addTo(send.bandEcho, send.leadEcho, 1, 1, null);
    const returned = { left: buffers.space.left.subarray(0, n), right: buffers.space.right.subarray(0, n) };
    const fx = out.get("fx")!;
    if (space.process(send.bandRoom, send.bandEcho, returned)) {
      addTo(mix, returned, 1, 1, null);
      addTo(fx, returned, 1, 1, null);
    }
    narrow(mix.left, mix.right);
    if (!apart) return;
    // The lead's share of the room goes to its own stem.
    const leads = { left: buffers.leadSpace.left.subarray(0, n), right: buffers.leadSpace.right.subarray(0, n) };
    if (apart.leadSpace?.process(send.leadRoom, send.leadEcho, leads)) {
      addTo(out.get("lead-vocals")!, leads, 1, 1, null);
      addTo(fx, leads, -1, -1, null);
    }
    for (const [stem, block] of out) apart.widths.get(stem)!(block.left, block.right);
  };

  return {
    process({ from, to, parts, vocals }) {
      if (from !== position || to < from) throw new RangeError(`span [${from}, ${to}) does not follow sample ${position}`);
      position = to;
      const n = to - from;
      // Stems that nobody takes live for one chunk only, in the processor's cache.
      const stems = lend ? null : new Map(present.map((stem) => [stem, silence(n)]));
      const mix = lend ? lent("mix", n) : silence(n);
      const sung = score.vocals.map((part) => {
        const x = lent(`voice ${part.id}`, n).left;
        const heard = vocals.get(part.id);
        if (heard) x.set(heard.subarray(0, n));
        vocalChains.get(part.id)!(x, partGain.get(part.id)!);
        return { part, x };
      });
      for (let at = 0; at < n; at += CHUNK) {
        const end = Math.min(n, at + CHUNK);
        const cut = ({ left, right }: StereoBlock): StereoBlock => ({ left: left.subarray(at, end), right: right.subarray(at, end) });
        mixChunk(
          from + at,
          score.parts.flatMap((part) => (parts.has(part.id) ? [{ part, block: cut(parts.get(part.id)!) }] : [])),
          sung.map(({ part, x }) => ({ part, x: x.subarray(at, end) })),
          new Map(present.map((stem) => [stem, stems ? cut(stems.get(stem)!) : lent(stem, end - at)])),
          cut(mix),
        );
      }
      return { stems: stems ? Object.fromEntries(stems) : {}, mix };
    },
  };
}

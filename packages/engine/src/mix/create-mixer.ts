import { silence } from "../play/player.ts";
import { panGains } from "../play/synth/voice.ts";
import type { StereoBlock } from "../resources.ts";
import type { Score, StemName } from "../score/score.ts";
import { STEM_NAMES } from "../score/score.ts";
import type { Samples } from "../units.ts";
import { beatsToSeconds, decibelsToGain } from "../units.ts";
import { applyAutomation } from "./automation.ts";
import { createFilter } from "./biquad.ts";
import { planBalance } from "./plan-balance.ts";
import { createReverb } from "./reverb.ts";
import { createSidechain } from "./sidechain.ts";
import { createStemChain, sendTone } from "./stem-chains.ts";
import { createTapeNoise } from "./tape-noise.ts";
import { createTempoDelay } from "./tempo-delay.ts";
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
  /** Every stem of the song; at each sample they sum to `mix`. */
  stems: Partial<Record<StemName, StereoBlock>>;
  mix: StereoBlock;
}

/** Stateful over consecutive spans: tails of rooms and echoes carry over. Throws RangeError for a span out of order. */
export interface Mixer {
  process(span: MixSpan): Mixed;
}

/** A send bus: what goes to a shared room and to the echo, and the stem their sound returns to. */
function createSpace(score: Score) {
  const { reverb, delay } = score.mix;
  const room = createReverb(reverb);
  const echo = createTempoDelay({ time: beatsToSeconds(delay.beats, score.bpm), feedback: delay.feedback });
  const tone = createFilter(sendTone());
  const roomGain = decibelsToGain(reverb.level);
  const echoGain = decibelsToGain(delay.level);
  return {
    /** Adds the return to `out`. The echo also goes to the room, or it would stand before the singer. */
    process(toRoom: StereoBlock, toEcho: StereoBlock, out: StereoBlock): void {
      const n = out.left.length;
      const echoed = silence(n);
      echo(toEcho.left, toEcho.right, echoed.left, echoed.right, echoGain);
      for (let i = 0; i < n; i++) {
        out.left[i] = out.left[i]! + echoed.left[i]!;
        out.right[i] = out.right[i]! + echoed.right[i]!;
        toRoom.left[i] = toRoom.left[i]! + 0.4 * echoed.left[i]!;
        toRoom.right[i] = toRoom.right[i]! + 0.4 * echoed.right[i]!;
      }
      tone.stereo(toRoom.left, toRoom.right);
      room.process(toRoom.left, toRoom.right, toRoom.left, toRoom.right);
      for (let i = 0; i < n; i++) {
        out.left[i] = out.left[i]! + roomGain * toRoom.left[i]!;
        out.right[i] = out.right[i]! + roomGain * toRoom.right[i]!;
      }
    },
  };
}

/** Adds a block times a gain curve (or a constant) and a pan to a bus. */
function addTo(bus: StereoBlock, block: StereoBlock, left: number, right: number, curve: Float32Array | null): void {
  const { left: l, right: r } = block;
  const n = Math.min(bus.left.length, l.length);
  if (curve) {
    for (let i = 0; i < n; i++) {
      const g = curve[i]!;
      bus.left[i] = bus.left[i]! + l[i]! * left * g;
      bus.right[i] = bus.right[i]! + r[i]! * right * g;
    }
  } else {
    for (let i = 0; i < n; i++) {
      bus.left[i] = bus.left[i]! + l[i]! * left;
      bus.right[i] = bus.right[i]! + r[i]! * right;
    }
  }
}

export function createMixer(score: Score): Mixer {
  const { mix: plan } = score;
  const { partGain } = planBalance(score);
  const present = STEM_NAMES.filter((stem) => stem === "fx" || score.parts.some((p) => p.stem === stem) || score.vocals.some((v) => v.stem === stem));
  const chains = new Map(present.map((stem) => [stem, createStemChain(stem, plan)]));
  const vocalChains = new Map(score.vocals.map((v) => [v.id, createVocalChain()]));
  const duck = createSidechain(score);
  const bandSpace = createSpace(score);
  const leadSpace = score.vocals.some((v) => v.stem === "lead-vocals") ? createSpace(score) : null;
  const noise = plan.noise === undefined ? null : createTapeNoise(plan.noise, score.seed);
  let position: Samples = 0;

  return {
    process({ from, to, parts, vocals }) {
      if (from !== position || to < from) throw new RangeError(`span [${from}, ${to}) does not follow sample ${position}`);
      position = to;
      const n = to - from;
      const stems = new Map(present.map((stem) => [stem, silence(n)]));
      const send = { bandRoom: silence(n), bandEcho: silence(n), leadRoom: silence(n), leadEcho: silence(n) };
      const ducking = duck ? new Float32Array(n) : null;
      if (ducking) duck!(from, ducking);
      const curve = new Float32Array(n);

      for (const part of score.parts) {
        const block = parts.get(part.id);
        if (!block) continue;
        const ducked = ducking && plan.sidechain.stems.includes(part.stem);
        const shaped = ducked || (part.automation?.length ?? 0) > 0;
        if (shaped) {
          if (ducked) curve.set(ducking);
          else curve.fill(1);
          applyAutomation(part, score.bpm, from, curve);
        }
        const gain = decibelsToGain(partGain.get(part.id)!);
        const [l, r] = panGains(part.pan);
        const gains = shaped ? curve : null;
        addTo(stems.get(part.stem)!, block, gain * l, gain * r, gains);
        if (part.reverbSend > 0) addTo(send.bandRoom, block, gain * l * part.reverbSend, gain * r * part.reverbSend, gains);
        if (part.delaySend > 0) addTo(send.bandEcho, block, gain * l * part.delaySend, gain * r * part.delaySend, gains);
      }
      for (const vocal of score.vocals) {
        const x = new Float32Array(n);
        x.set((vocals.get(vocal.id) ?? x).subarray(0, n));
        vocalChains.get(vocal.id)!(x, partGain.get(vocal.id)!);
        const block = { left: x, right: x };
        const [l, r] = panGains(vocal.pan);
        addTo(stems.get(vocal.stem)!, block, l, r, null);
        const lead = vocal.stem === "lead-vocals";
        if (vocal.reverbSend > 0) addTo(lead ? send.leadRoom : send.bandRoom, block, l * vocal.reverbSend, r * vocal.reverbSend, null);
        if (vocal.delaySend > 0) addTo(lead ? send.leadEcho : send.bandEcho, block, l * vocal.delaySend, r * vocal.delaySend, null);
      }
      leadSpace?.process(send.leadRoom, send.leadEcho, stems.get("lead-vocals")!);
      bandSpace.process(send.bandRoom, send.bandEcho, stems.get("fx")!);
      noise?.(stems.get("fx")!);

      const mix = silence(n);
      for (const [stem, block] of stems) {
        chains.get(stem)!(block);
        addTo(mix, block, 1, 1, null);
      }
      return { stems: Object.fromEntries(stems), mix };
    },
  };
}

import type { SampleLibrary, StereoBlock } from "../../resources.ts";
import type { Samples } from "../../units.ts";
import { SAMPLE_RATE, decibelsToGain } from "../../units.ts";
import { createReverb } from "../../mix/reverb.ts";
import type { Player } from "../player.ts";
import { RENDER_BLOCK } from "../player.ts";
import type { ScheduledNote } from "../schedule-notes.ts";
import { panGains } from "../synth/voice.ts";
import { buildStrokes } from "./build-strokes.ts";
import { machineNamed } from "./machines.ts";

interface Hit {
  sound: Float32Array;
  at: Samples;
  left: number;
  right: number;
  /** One-pole low-pass: soft strokes are darker. */
  open: number;
  low: number;
  choke: number | undefined;
  /** Gain of a silenced hit, falling to 0; 1 while free. */
  fading: boolean;
  fade: number;
}

/** A silenced hat is gone in 6 ms. */
const CHOKE_STEP = 1 / (0.006 * SAMPLE_RATE);

/** Plays one part on a drum machine of our own. */
export async function createMachinePlayer(
  partId: string, name: string, notes: readonly ScheduledNote[], samples: SampleLibrary, seed: number,
): Promise<Player> {
  const machine = machineNamed(name);
  const strokes = await buildStrokes(machine, notes.map((n) => Math.round(n.midi)), samples, seed);
  const room = machine.room ? createReverb({ seconds: machine.room.seconds, preDelay: 0.004, damping: 5500 }) : null;
  const roomGain = decibelsToGain(machine.room?.level ?? 0);
  const wet = { left: new Float32Array(RENDER_BLOCK), right: new Float32Array(RENDER_BLOCK) };
  const takes = new Map<number, number>();
  const hits: Hit[] = [];
  let next = 0;
  let position: Samples = 0;

  const strike = (note: ScheduledNote): Hit => {
    const key = Math.round(note.midi);
    const { layers, pan, choke } = strokes.get(key)!;
    const take = ((takes.get(key) ?? -1) + 1) % layers[0]!.length;
    takes.set(key, take);
    const layer = layers[Math.min(layers.length - 1, Math.floor((note.velocity / 128) * layers.length * 1.2))]!;
    const [left, right] = panGains(pan);
    const gain = (note.velocity / 110) ** 1.6;
    const open = note.velocity >= 105 ? 1 : 0.25 + 0.75 * (note.velocity / 105) ** 1.5;
    return { sound: layer[take]!, at: 0, left: left * gain, right: right * gain, open, low: 0, choke, fading: false, fade: 1 };
  };

  const mixHit = (hit: Hit, left: Float32Array, right: Float32Array, from: number, to: number): void => {
    const { sound, open } = hit;
    const end = Math.min(to, from + sound.length - hit.at);
    let { at, low, fade } = hit;
    for (let i = from; i < end; i++) {
      low += open * (sound[at++]! - low);
      let v = low;
      if (hit.fading) {
        fade -= CHOKE_STEP;
        if (fade <= 0) {
          at = sound.length;
          break;
        }
        v *= fade * fade;
      }
      left[i] = left[i]! + v * hit.left;
      right[i] = right[i]! + v * hit.right;
    }
    hit.at = at;
    hit.low = low;
    hit.fade = fade;
  };

  return {
    partIds: [partId],
    render(outputs: readonly StereoBlock[], offset, blocks) {
      const { left, right } = outputs[0]!;
      for (let b = 0; b < blocks; b++, offset += RENDER_BLOCK, position += RENDER_BLOCK) {
        const end = offset + RENDER_BLOCK;
        let done = offset;
        while (next < notes.length && notes[next]!.start < position + RENDER_BLOCK) {
          const note = notes[next++]!;
          const at = offset + note.start - position;
          if (at > done) {
            for (const h of hits) mixHit(h, left, right, done, at);
            done = at;
          }
          const hit = strike(note);
          if (hit.choke !== undefined) for (const h of hits) if (h.choke === hit.choke) h.fading = true;
          hits.push(hit);
        }
        for (const h of hits) mixHit(h, left, right, done, end);
        for (let h = hits.length - 1; h >= 0; h--) if (hits[h]!.at >= hits[h]!.sound.length) hits.splice(h, 1);
        if (room) {
          wet.left.set(left.subarray(offset, end));
          wet.right.set(right.subarray(offset, end));
          room.process(wet.left, wet.right, wet.left, wet.right);
          for (let i = 0; i < RENDER_BLOCK; i++) {
            left[offset + i] = left[offset + i]! + wet.left[i]! * roomGain;
            right[offset + i] = right[offset + i]! + wet.right[i]! * roomGain;
          }
        }
      }
    },
  };
}

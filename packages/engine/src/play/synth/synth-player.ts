import type { StereoBlock } from "../../resources.ts";
import { hashText } from "../../random.ts";
import type { Samples } from "../../units.ts";
import { secondsToSamples } from "../../units.ts";
import type { Player } from "../player.ts";
import { RENDER_BLOCK } from "../player.ts";
import type { ScheduledNote } from "../schedule-notes.ts";
import { createFilter, highpass } from "../../mix/biquad.ts";
import { createChorus } from "./chorus.ts";
import { createFmVoice } from "./fm-voice.ts";
import { createNoiseVoice } from "./noise-voice.ts";
import type { Patch } from "./patch.ts";
import { createStringVoice } from "./string-voice.ts";
import { createSubtractiveVoice } from "./subtractive-voice.ts";
import type { Voice, VoiceNote } from "./voice.ts";
import { CONTROL_BLOCK } from "./voice.ts";

/** Padé approximant of tanh, exact to 3 % and flat at ±1 from 3 on. */
function softClip(x: number): number {
  if (x > 3) return 1;
  if (x < -3) return -1;
  const x2 = x * x;
  return (x * (27 + x2)) / (27 + 9 * x2);
}

/** Chorus and filters have come to rest so long after the last voice. */
const RINGS: Samples = 16_384;

/** Plays one part on one of our own patches. Notes begin on their exact sample. */
export function createSynthPlayer(partId: string, patch: Patch, notes: readonly ScheduledNote[], seed: number): Player {
  const chorus = patch.chorus ? createChorus(patch.chorus) : null;
  const drive = patch.drive ?? 0;
  // Detuned FM and driven uneven waves wander around zero.
  const centre = patch.engine === "fm" || drive > 0 ? createFilter([highpass(20)]) : null;
  const voices: Voice[] = [];
  const mono = patch.glide !== undefined;
  let next = 0;
  let position: Samples = 0;
  /** Where the last voice ended. */
  let sounded: Samples = -2 * RINGS;

  const start = (note: ScheduledNote, index: number): Voice => {
    let held = note.end - note.start;
    let slideFrom: number | null = null;
    if (mono) {
      const previous = notes[index - 1];
      const following = notes[index + 1];
      // Overlapping notes of a monophonic sound hand over instead of piling up; only joined notes slide.
      if (following && following.start < note.end) held = Math.max(CONTROL_BLOCK, following.start - note.start);
      if (previous && previous.midi !== note.midi && note.start - previous.end < secondsToSamples(0.02)) slideFrom = previous.midi;
    }
    const voiceNote: VoiceNote = {
      start: note.start, held, midi: note.midi, velocity: note.velocity, seed: (hashText(partId) ^ Math.imul(seed + note.index + 1, 0x9e3779b1)) >>> 0,
    };
    switch (patch.engine) {
      case "subtractive":
        return createSubtractiveVoice(patch, voiceNote, slideFrom);
      case "fm":
        return createFmVoice(patch, voiceNote);
      case "string":
        return createStringVoice(patch, voiceNote);
      case "noise":
        return createNoiseVoice(patch, voiceNote);
    }
  };

  const shapeDrive = (x: Float32Array, from: number, to: number): void => {
    const g = 1 + 3 * drive;
    const after = 1 / Math.sqrt(g);
    for (let i = from; i < to; i++) x[i] = softClip(x[i]! * g) * after;
  };

  return {
    partIds: [partId],
    render(outputs: readonly StereoBlock[], offset, blocks) {
      const { left, right } = outputs[0]!;
      // Block by block, so that what voices and effects keep from call to call never depends on the span.
      for (let b = 0; b < blocks; b++, offset += RENDER_BLOCK) {
        for (let at = offset; at < offset + RENDER_BLOCK; at += CONTROL_BLOCK, position += CONTROL_BLOCK) {
          for (const voice of voices) voice.render(left, right, at, CONTROL_BLOCK);
          while (next < notes.length && notes[next]!.start < position + CONTROL_BLOCK) {
            const voice = start(notes[next]!, next);
            const late = notes[next]!.start - position;
            voice.render(left, right, at + late, CONTROL_BLOCK - late);
            voices.push(voice);
            next++;
          }
          if (voices.length > 0) sounded = position;
          for (let v = voices.length - 1; v >= 0; v--) if (voices[v]!.done) voices.splice(v, 1);
        }
        const end = offset + RENDER_BLOCK;
        if (position - sounded > RINGS) {
          chorus?.pass(RENDER_BLOCK);
          continue;
        }
        if (drive > 0) {
          shapeDrive(left, offset, end);
          shapeDrive(right, offset, end);
        }
        centre?.stereo(left, right, offset, end);
        chorus?.process(left, right, offset, end);
      }
    },
  };
}

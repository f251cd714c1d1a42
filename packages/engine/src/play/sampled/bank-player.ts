import { SpessaSynthProcessor } from "spessasynth_core";
import type { BasicSoundBank } from "spessasynth_core";
import type { InstrumentPart } from "../../score/score.ts";
import type { StereoBlock } from "../../resources.ts";
import type { Samples } from "../../units.ts";
import { SAMPLE_RATE } from "../../units.ts";
import type { Player } from "../player.ts";
import { RENDER_BLOCK, silence } from "../player.ts";
import type { ScheduledNote } from "../schedule-notes.ts";

/** The General MIDI percussion channel. */
const KIT_CHANNEL = 9;
const CHANNELS = 16;
const BANK_SELECT = 0;

export interface BankPart {
  part: InstrumentPart;
  notes: readonly ScheduledNote[];
}

interface KeyEvent {
  at: Samples;
  on: boolean;
  channel: number;
  midi: number;
  velocity: number;
}

/**
 * Keys act on a grid of 0.7 ms, finer than any hand: each moment at which one acts costs the bank a pass over all its voices,
 * and the strings of a strum lie closer than that.
 */
const GRID: Samples = 32;
const onGrid = (at: Samples): Samples => Math.round(at / GRID) * GRID;

/** Deals parts to as few synthesisers as possible: each has fifteen melodic channels and one for a kit. */
export function groupForBank(parts: readonly BankPart[]): BankPart[][] {
  const groups: BankPart[][] = [];
  const room = (group: BankPart[], kit: boolean): boolean =>
    group.filter(({ part }) => (part.instrument.kind === "kit") === kit).length < (kit ? 1 : CHANNELS - 1);
  for (const item of parts) {
    const kit = item.part.instrument.kind === "kit";
    const group = groups.find((g) => room(g, kit));
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Plays sampled presets of a sound bank, a dry stereo pair per part. */
export async function createBankPlayer(bank: BasicSoundBank, parts: readonly BankPart[]): Promise<Player> {
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, { maxBufferSize: RENDER_BLOCK, effectsEnabled: false, eventsEnabled: false });
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(bank, "bank");
  // Missing presets fall back silently to the bank's nearest one instead of a console message.
  synth.onMissingPreset = () => undefined;

  const events: KeyEvent[] = [];
  const partOfChannel = Array.from({ length: CHANNELS }, () => -1);
  let melodic = 0;
  parts.forEach(({ part, notes }, index) => {
    const channel = part.instrument.kind === "kit" ? KIT_CHANNEL : melodic === KIT_CHANNEL ? ++melodic : melodic;
    if (part.instrument.kind !== "kit") melodic++;
    partOfChannel[channel] = index;
    if (part.instrument.kind === "sampled") {
      synth.controllerChange(channel, BANK_SELECT, part.instrument.bank ?? 0);
      synth.programChange(channel, part.instrument.program);
    } else if (part.instrument.kind === "kit") {
      synth.programChange(channel, part.instrument.program);
    }
    for (const note of notes) {
      const midi = Math.round(note.midi);
      const velocity = Math.max(1, Math.min(127, Math.round(note.velocity)));
      events.push({ at: onGrid(note.start), on: true, channel, midi, velocity }, { at: onGrid(note.end), on: false, channel, midi, velocity });
    }
  });
  // Releases before strikes on the same sample, so that a repeated key sounds again.
  events.sort((a, b) => a.at - b.at || Number(a.on) - Number(b.on) || a.channel - b.channel || a.midi - b.midi);

  let position: Samples = 0;
  let next = 0;
  /** Where channels without a part would sound. */
  let unused: StereoBlock = silence(0);
  return {
    partIds: parts.map(({ part }) => part.id),
    render(outputs, offset, blocks) {
      if (unused.left.length < outputs[0]!.left.length) unused = silence(outputs[0]!.left.length);
      const pairs = partOfChannel.map((index) => {
        const block = index >= 0 ? outputs[index]! : unused;
        return [block.left, block.right];
      });
      for (let b = 0; b < blocks; b++) {
        const end = position + RENDER_BLOCK;
        while (position < end) {
          while (next < events.length && events[next]!.at <= position) {
            const e = events[next++]!;
            if (e.on) synth.noteOn(e.channel, e.midi, e.velocity);
            else synth.noteOff(e.channel, e.midi);
          }
          const until = next < events.length ? Math.min(end, events[next]!.at) : end;
          synth.processSplit(pairs, unused.left, unused.right, offset, until - position);
          offset += until - position;
          position = until;
        }
      }
    },
  };
}

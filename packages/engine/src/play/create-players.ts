import { BasicSoundBank, SoundBankLoader } from "spessasynth_core";
import type { EngineResources, SoundBankBytes } from "../resources.ts";
import type { InstrumentPart } from "../score/score.ts";
import { createMachinePlayer } from "./drums/machine-player.ts";
import type { Player } from "./player.ts";
import { createBankPlayer, groupForBank } from "./sampled/bank-player.ts";
import { trimBank } from "./sampled/trim-bank.ts";
import type { ScheduledNote } from "./schedule-notes.ts";
import { patchNamed } from "./synth/patches.ts";
import { createSynthPlayer } from "./synth/synth-player.ts";

export type BandResources = Pick<EngineResources, "soundBank" | "samples">;

export interface PlayedPart {
  part: InstrumentPart;
  notes: readonly ScheduledNote[];
}

/** A parsed bank is shared by all songs of a process; samples in it are decoded when first played. */
const parsedBanks = new WeakMap<SoundBankBytes, Promise<BasicSoundBank>>();

export function parseBank(bytes: SoundBankBytes): Promise<BasicSoundBank> {
  let bank = parsedBanks.get(bytes);
  if (!bank) {
    bank = (async () => {
      await BasicSoundBank.isSF3DecoderReady;
      return SoundBankLoader.fromArrayBuffer(await bytes.load());
    })();
    bank.catch(() => parsedBanks.delete(bytes));
    parsedBanks.set(bytes, bank);
  }
  return bank;
}

/** Before a song: what the songs before have left in the bank and is too much. */
export async function tidyBank(bytes: SoundBankBytes): Promise<void> {
  const parsed = parsedBanks.get(bytes);
  if (parsed) trimBank(await parsed);
}

/** One player for each synth and machine part, and as few as possible for the sampled ones. Parts without notes get none. */
export async function createPlayers(parts: readonly PlayedPart[], resources: BandResources, seed: number): Promise<Player[]> {
  const players: Player[] = [];
  const sampled: PlayedPart[] = [];
  for (const item of parts) {
    if (item.notes.length === 0) continue;
    const { id, instrument } = item.part;
    if (instrument.kind === "synth") players.push(createSynthPlayer(id, patchNamed(instrument.patch), item.notes, seed));
    else if (instrument.kind === "machine") players.push(await createMachinePlayer(id, instrument.machine, item.notes, resources.samples, seed));
    else sampled.push(item);
  }
  if (sampled.length > 0) {
    const bank = await parseBank(resources.soundBank);
    for (const group of groupForBank(sampled)) players.push(await createBankPlayer(bank, group));
  }
  return players;
}

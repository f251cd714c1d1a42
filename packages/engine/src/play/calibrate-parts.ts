import { createLoudnessMeter } from "../analyse/loudness.ts";
import type { InstrumentPart, Score } from "../score/score.ts";
import type { Decibels, Samples } from "../units.ts";
import { beatsToSeconds, decibelsToGain, secondsToSamples } from "../units.ts";
import type { BandResources, PlayedPart } from "./create-players.ts";
import { createPlayers } from "./create-players.ts";
import { RENDER_BLOCK, silence } from "./player.ts";

/** Loudness (LUFS, gated) that every part has where it plays most; the mixer sets levels against it. */
export const PART_LOUDNESS: Decibels = -20;
/** Longest stretch that is listened to, and quietest and loudest correction believed. */
const PROBE_SECONDS = 3.6;
const MOST: Decibels = 36;

/**
 * Gain of each part that brings it to PART_LOUDNESS, found by playing a short probe of its own notes from its busiest section.
 * Kits and machines of the same kind in one stem share a gain, so that a hat stays softer than its kick.
 */
export async function calibrateParts(score: Score, parts: readonly PlayedPart[], resources: BandResources): Promise<Map<string, number>> {
  const length: Samples = Math.ceil(secondsToSamples(PROBE_SECONDS) / RENDER_BLOCK) * RENDER_BLOCK;
  const groups = new Map<string, PlayedPart[]>();
  for (const item of parts) {
    if (item.notes.length === 0 || score.levels?.played[item.part.id] !== undefined) continue;
    const key = groupOf(item.part);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const probes: PlayedPart[] = [];
  for (const group of groups.values()) {
    const from = probeStart(score, group, length);
    for (const { part, notes } of group) {
      const heard = notes
        .filter((n) => n.start < from + length && n.end > from && (part.instrument.kind !== "kit" && part.instrument.kind !== "machine" || n.start >= from))
        .map((n) => ({ ...n, start: Math.max(0, n.start - from), end: n.end - from }));
      probes.push({ part, notes: heard });
    }
  }
  const sound = new Map<string, ReturnType<typeof silence>>();
  for (const player of await createPlayers(probes, resources, score.seed)) {
    const outputs = player.partIds.map(() => silence(length));
    player.render(outputs, 0, length / RENDER_BLOCK);
    player.partIds.forEach((id, i) => sound.set(id, outputs[i]!));
  }
  const gains = new Map<string, number>(Object.entries(score.levels?.played ?? {}));
  for (const group of groups.values()) {
    const sum = silence(length);
    for (const { part } of group) {
      const block = sound.get(part.id);
      if (!block) continue;
      for (let i = 0; i < length; i++) {
        sum.left[i] = sum.left[i]! + block.left[i]!;
        sum.right[i] = sum.right[i]! + block.right[i]!;
      }
    }
    const meter = createLoudnessMeter();
    meter.add(sum.left, sum.right);
    const loudness = meter.integrated();
    const gain = Number.isFinite(loudness) ? decibelsToGain(Math.max(-MOST, Math.min(MOST, PART_LOUDNESS - loudness))) : 1;
    for (const { part } of group) gains.set(part.id, gain);
  }
  return gains;
}

/** Parts of one drum set are judged together. */
function groupOf(part: InstrumentPart): string {
  const { instrument } = part;
  if (instrument.kind === "kit") return `${part.stem} kit ${instrument.program}`;
  if (instrument.kind === "machine") return `${part.stem} machine ${instrument.machine}`;
  return `part ${part.id}`;
}

/** Second bar of the section in which the group plays most, or its first note where that bar is empty. */
function probeStart(score: Score, group: readonly PlayedPart[], length: Samples): Samples {
  const at = (beat: number): Samples => secondsToSamples(beatsToSeconds(beat, score.bpm));
  const bar = (score.meter.beatsPerBar * 4) / score.meter.unit;
  const notes = group.flatMap((item) => item.notes);
  const activity = (from: Samples, to: Samples): number =>
    notes.reduce((sum, n) => sum + (n.start >= from && n.start < to ? (n.velocity / 127) ** 2 * (Math.min(n.end, to) - n.start + 4000) : 0), 0);
  // Risers are quiet until they end, falls quiet once they have begun: the whole gesture counts.
  if (group.every(({ part }) => part.stem === "fx") && notes.length > 0) {
    const longest = notes.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
    return Math.max(0, longest.end - length);
  }
  let best: Samples = notes.reduce((first, n) => Math.min(first, n.start), Infinity);
  let most = 0;
  for (const section of score.sections) {
    const start = at(section.beat);
    const end = at(section.beat + section.beats);
    const busy = activity(start, end) / Math.max(1, end - start);
    if (busy <= most) continue;
    most = busy;
    const second = at(section.beat + (section.beats >= 2 * bar ? bar : 0));
    const first = notes.reduce((found, n) => (n.start >= start && n.start < end ? Math.min(found, n.start) : found), Infinity);
    best = activity(second, second + length) > 0 ? second : first;
  }
  return Number.isFinite(best) ? best : 0;
}

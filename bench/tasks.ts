// Every task on one sung song, on a pool of one worker: time to the first sound and in all against the length of the result, and how well
// joins and keeping succeed. `--length 60` chooses the length of the song that is worked on.
import { parseArgs } from "node:util";
import type { FinishedSong, SongSource, SongTask, StereoBlock } from "@tunewright/engine";
import { createEnginePool } from "@tunewright/engine-node";
import { integratedLoudness } from "@tunewright/engine/analyse/loudness";
import { joinAudio } from "@tunewright/engine/song/join-audio";
import { measureFlux } from "../packages/engine-node/src/measure-task.fixture.ts";

const { values } = parseArgs({ options: { length: { type: "string", default: "60" } } });
const RATE = 44_100;
const request = { prompt: "an upbeat synthwave song about driving home at night", style: "synthwave, 112 bpm", length: Number(values.length), seed: 3 };
const pool = createEnginePool({ size: 1 });

interface Run {
  song: FinishedSong;
  first: number;
  wall: number;
  stems: number;
}

async function run(task: SongTask): Promise<Run> {
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  let first = 0;
  let stems = 0;
  let song: FinishedSong | undefined;
  for await (const event of pool.runTask(task, { pcm: task.task !== "stems" })) {
    if (event.type === "audio") first ||= since();
    if (event.type === "stem") {
      first ||= since();
      stems++;
    }
    if (event.type === "done") song = event.song;
  }
  return { song: song!, first, wall: since(), stems };
}

/** Buffers are moved to the worker, so each task gets its own. */
const copyOf = ({ document, audio }: SongSource): SongSource => ({ ...(document ? { document } : {}), audio: { left: audio.left.slice(), right: audio.right.slice() } });
const mono = ({ left, right }: StereoBlock): Float32Array => left.map((v, i) => (v + right[i]!) / 2);

/** Change of the spectrum at a moment over its median at downbeats. */
function joinFlux(audio: StereoBlock, at: number, bpm: number): number {
  const flux = measureFlux(mono(audio));
  const bar = 240 / bpm;
  const usual = Array.from({ length: Math.floor(audio.left.length / RATE / bar) - 2 }, (_, i) => flux((i + 1) * bar)).toSorted((a, b) => a - b);
  return flux(at) / usual[usual.length >> 1]!;
}
const loudnessOf = (audio: StereoBlock, from: number, to: number): number =>
  integratedLoudness({ left: audio.left.subarray(from * RATE, to * RATE), right: audio.right.subarray(from * RATE, to * RATE) });
const tuneOf = (song: FinishedSong): string[] =>
  (song.document?.score.vocals.find((part) => part.id === "lead")?.lines ?? []).flatMap((line) => line.notes.map((note) => `${note.pitches[0]!.midi % 12}`));

function tell(name: string, { song, first, wall }: Run, figure = ""): void {
  console.log(`${name}: ${song.duration.toFixed(0)} s, first sound ${first.toFixed(2)} s, ${wall.toFixed(1)} s in all (${(song.duration / wall).toFixed(1)}× real time)${figure && `; ${figure}`}`);
}

try {
  await pool.warm();
  const made = await run({ task: "create", request });
  tell("create", made);
  const source: SongSource = { document: made.song.document!, audio: made.song.master! };
  const half = Math.round(made.song.duration / 2);

  const more = await run({ task: "extend", source: copyOf(source), request: { seed: 4, length: 30 }, at: half });
  const at = more.song.document!.window.from;
  const whole = joinAudio(source.audio, more.song.master!, at);
  tell("extend", more, `spectral change at the join ${joinFlux(whole, at, 112).toFixed(2)} of a downbeat's, level ${(loudnessOf(whole, at, at + 4) - loudnessOf(whole, at - 4, at)).toFixed(1)} LU against before`);

  const infill = await run({ task: "infill", source: copyOf(source), request: { seed: 5, lyrics: "and nobody knows how far it is to the border tonight" }, from: half - 6, to: half + 6 });
  let [first, last, same] = [-1, 0, 0];
  infill.song.master!.left.forEach((v, i) => {
    if (v === source.audio.left[i]) same++;
    else {
      if (first < 0) first = i;
      last = i;
    }
  });
  tell("infill of 12 s", infill, `${((100 * same) / source.audio.left.length).toFixed(1)} % of samples untouched, spectral change at the joins ${joinFlux(infill.song.master!, first / RATE, 112).toFixed(2)} and ${joinFlux(infill.song.master!, last / RATE, 112).toFixed(2)}`);

  const cover = await run({ task: "cover", source: copyOf(source), request: { seed: 6, style: "bossa nova" } });
  const [old, now] = [tuneOf(made.song), tuneOf(cover.song)];
  tell("cover", cover, `${((100 * now.filter((note, i) => note === old[i]).length) / old.length).toFixed(0)} % of the melody kept`);

  tell("variation", await run({ task: "variation", source: copyOf(source), seed: 7, sliders: { variation: 0.5, clarity: 0.7, tone: 0.6, stereoWidth: 0.7 } }));
  tell("remaster", await run({ task: "remaster", source: copyOf(source), seed: 8, strength: "high" }));
  const two = await run({ task: "stems", source: copyOf(source), parts: 2 });
  tell("stems, two", two, `${two.stems} files`);
  const all = await run({ task: "stems", source: copyOf(source), parts: "all" });
  tell("stems, all", all, `${all.stems} files`);
  tell("speed 1.25", await run({ task: "speed", source: copyOf(source), factor: 1.25, keepPitch: true }));
  tell("crop", await run({ task: "crop", source: copyOf(source), from: 5, to: half }));
  const band = await run({ task: "create", request: { ...request, instrumental: true } });
  tell("add vocals", await run({ task: "add-vocals", source: { document: band.song.document!, audio: band.song.master! }, request: { seed: 9, prompt: "driving home at night" } }));
} finally {
  await pool.close();
}

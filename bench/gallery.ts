import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { STYLES } from "@tunewright/engine/brief/styles/catalogue";
import { createEnginePool } from "@tunewright/engine-node";
import sharp from "sharp";
import { drawRoll } from "./gallery/draw-roll.ts";
import { drawSimilarity } from "./gallery/draw-similarity.ts";
import { drawSpectrogram } from "./gallery/draw-spectrogram.ts";
import type { Picture } from "./gallery/ink.ts";

const { values } = parseArgs({
  options: { out: { type: "string", default: "gallery" }, length: { type: "string", default: "75" }, styles: { type: "string" }, seed: { type: "string", default: "7" } },
});
/** Renders one song of every style into a folder, each with its spectrogram, self-similarity and piano roll, and a page that shows them. */
const folder = path.resolve(values.out);
await mkdir(folder, { recursive: true });
const wanted = values.styles?.split(",");
const save = (name: string, { data, width, height }: Picture): Promise<unknown> => sharp(data, { raw: { width, height, channels: 3 } }).png().toFile(path.join(folder, name));
const pool = createEnginePool({ size: 1 });
const rows: string[] = [];
for (const { key, name } of STYLES.filter((style) => !wanted || wanted.includes(style.key))) {
  const started = performance.now();
  let facts = "";
  for await (const event of pool.makeSong({ prompt: "a song about the last train home", style: key, seed: Number(values.seed), length: Number(values.length) }, { pcm: true })) {
    if (event.type === "plan") {
      const { score } = event.plan;
      facts = `${Math.round(score.bpm)} BPM, ${event.plan.singer ?? "instrumental"}, ${event.plan.sections.map((section) => section.name).join(" – ")}`;
      await sharp(Buffer.from(drawRoll(score))).png().toFile(path.join(folder, `${key}-roll.png`));
    }
    if (event.type !== "done") continue;
    await writeFile(path.join(folder, `${key}.mp3`), event.song.mp3);
    await save(`${key}-spectrogram.png`, drawSpectrogram(event.song.master!));
    await save(`${key}-similarity.png`, drawSimilarity(event.song.master!));
    rows.push(`<section><h2>${name}</h2><p>${facts}, ${event.song.lufs.toFixed(1)} LUFS</p><audio controls preload="none" src="${key}.mp3"></audio>
<div><img src="${key}-spectrogram.png" alt="Spectrogram"><img src="${key}-similarity.png" alt="Self-similarity" height="300"></div><img src="${key}-roll.png" alt="Piano roll"></section>`);
    console.log(`${key}: ${event.song.duration.toFixed(0)} s of music in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
await pool.close();
await writeFile(path.join(folder, "index.html"), `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{background:#0E0F0C;color:#F3F1E7;font:15px/22px sans-serif;max-width:1360px;margin:24px auto}img{max-width:100%}div{display:flex;gap:8px}</style>${rows.join("\n")}`);
console.log(`${rows.length} songs in ${folder}`);

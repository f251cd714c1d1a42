import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * Every figure of the song engine, one command after another: speed and memory, singing, music, presets, mix, tasks, analysis. About half an
 * hour on two quiet cores. `--recogniser FOLDER` (see sing-wer.ts) adds the word errors; `--only a,b` runs those alone.
 */
const { values } = parseArgs({ options: { recogniser: { type: "string" }, only: { type: "string" } } });
const FIGURES = [
  "engine-song", "sing-accuracy", "music-tracking", "music-melodies", "music-styles", "music-sections", "presets", "lyrics", "mix-figures", "tasks", "analysis",
] as const;
const only = values.only?.split(",");
const runs: (readonly [name: string, args: readonly string[]])[] = FIGURES.map((name) => [name, []]);
if (values.recogniser) runs.push(["sing-wer", [values.recogniser]]);

const failed = runs.filter(([name]) => !only || only.includes(name)).filter(([name, args]) => {
  console.log(`\n# ${name}`);
  return spawnSync(process.execPath, [new URL(`${name}.ts`, import.meta.url).pathname, ...args], { stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nnot measured: ${failed.map(([name]) => name).join(", ")}`);
  process.exitCode = 1;
}

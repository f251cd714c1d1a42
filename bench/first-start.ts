// `npm start` of a fresh clone with an empty package cache: time until it answers, and disk used. Takes minutes and the network.
import { spawn, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { printFigure } from "./figure.ts";

const root = path.join(import.meta.dirname, "..");
const place = mkdtempSync(path.join(tmpdir(), "tunewright-first-"));
const clone = path.join(place, "clone");
execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, clone]);
const port = 39_000 + Math.floor(Math.random() * 900);
const began = performance.now();
const child = spawn("npm", ["start"], {
  cwd: clone, detached: true, stdio: "ignore",
  env: { ...process.env, npm_config_cache: path.join(place, "cache"), PORT: String(port), DATA_DIR: path.join(place, "data"), STARTER_SONGS: "0" },
});
try {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    if (await fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.ok, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  printFigure("first npm start, empty package cache", (performance.now() - began) / 60_000, 3, "min");
  const kilobytes = (folder: string) => Number(execFileSync("du", ["-sk", folder], { encoding: "utf8" }).split("\t")[0]);
  printFigure("disk after the first start, packages, build and database", (kilobytes(clone) + kilobytes(path.join(place, "data"))) / 2 ** 20, 1.5, "GB");
} finally {
  process.kill(-child.pid!, "SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
  rmSync(place, { recursive: true, force: true });
}

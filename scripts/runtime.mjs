// Bootstrap: built-ins only, runs on Node 20. Finds the Node the product runs on and starts programs with it.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** First Node that strips types without a flag. */
const MINIMUM = [22, 18];

/**
 * The Node that npm delivered for this platform, else the running one if it is new enough.
 * The package's file is used, not node_modules/.bin: npm 10 does not link the binary of an optional dependency.
 * @returns {string} absolute path of a node executable
 */
export function findNode() {
  const exe = process.platform === "win32" ? "node.exe" : "node";
  const names = [`node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`];
  for (const name of names) {
    const file = path.join(ROOT, "node_modules", name, "bin", exe);
    if (existsSync(file)) return file;
  }
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return process.execPath;
  fail(`This machine (${process.platform} ${process.arch}) has no bundled Node. Install Node ${MINIMUM.join(".")} or newer and try again.`);
}

/** @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Runs a program to its end with our Node first on the PATH, so that tools' own `#!/usr/bin/env node` find it.
 * @param {string} command @param {string[]} args @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} exit code; a signal counts as 128 + its number, unknown as 1
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options, env: environment(options.env) });
    child.once("error", () => resolve(127));
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1)));
  });
}

/** @param {NodeJS.ProcessEnv} [env] */
export function environment(env = process.env) {
  const paths = [path.join(ROOT, "node_modules", ".bin"), env.PATH ?? ""];
  const node = existsSync(path.join(ROOT, "node_modules")) ? path.dirname(findNode()) : undefined;
  return { ...env, PATH: [...(node ? [node] : []), ...paths].join(path.delimiter) };
}

#!/usr/bin/env node
// Bootstrap: built-ins only, runs on Node 20. The product is TypeScript that Node runs as it is, which needs a newer Node:
// the one npm installed beside it is preferred, the running one will do if it is new enough.
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const main = new URL("../src/main.ts", import.meta.url);
const bundled = findBundledNode(path.dirname(fileURLToPath(main)));
const [major, minor] = process.versions.node.split(".").map(Number);

if (bundled && realpathSync(process.execPath) !== realpathSync(bundled)) hand(bundled);
else if (major > 22 || (major === 22 && minor >= 18)) await import(main.href);
else {
  process.stderr.write(`tunewright: Node ${process.versions.node} is too old, and npm has installed no newer one for ${process.platform} ${process.arch}. Install Node 22.18 or newer.\n`);
  process.exit(1);
}

/** npm does not always link the binary of an optional dependency, so its package is looked for. */
function findBundledNode(from) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const file = path.join(`node-${system}-${process.arch}`, "bin", process.platform === "win32" ? "node.exe" : "node");
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, "node_modules", file);
    if (existsSync(candidate)) return candidate;
    if (path.dirname(folder) === folder) return undefined;
  }
}

/** Runs the same command on another Node; signals go to it, its end is ours. */
function hand(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    process.stderr.write(`tunewright: ${node} cannot be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1)));
}

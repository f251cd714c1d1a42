// Bootstrap: built-ins only, runs on Node 20. Installs the packages of package-lock.json when they are not there.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fail, ROOT, run } from "./runtime.mjs";

const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
};

/**
 * Whether every package that the lock asks for is there in that version, by npm's own record of what it installed.
 * Optional packages are for other platforms and may be missing.
 * @param {{ dev: boolean }} want
 */
export function isInstalled({ dev }) {
  const wanted = readLock(path.join(ROOT, "package-lock.json"));
  const present = readLock(path.join(ROOT, "node_modules", ".package-lock.json"));
  if (!wanted) fail("package-lock.json is missing or damaged: fetch it again, for example with `git checkout package-lock.json`.");
  if (!present) return false;
  return Object.entries(wanted).every(([place, pkg]) => {
    if (!place.includes("node_modules/") || pkg.link || pkg.optional || pkg.devOptional || pkg.peer) return true;
    if (pkg.dev && !dev) return true;
    return present[place]?.version === pkg.version;
  });
}

/**
 * Runs `npm ci` when something is missing. Install scripts stay off (.npmrc).
 * @param {{ dev: boolean }} want whether the tools for building and testing the product itself are needed too
 */
export async function ensureInstalled(want) {
  if (isInstalled(want)) return;
  console.log("Installing packages (once, about a minute) …");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...(want.dev ? [] : ["--omit=dev"])];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith(".js") ? await run(process.execPath, [npm, ...args]) : await run(process.platform === "win32" ? "npm.cmd" : "npm", args);
  if (code !== 0) fail("The packages could not be installed (see above). Check the network and the free space, then run the same command again.");
}

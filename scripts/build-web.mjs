// Builds the web app into apps/web/dist when its sources, the contract's or the packages' versions changed. Built-ins only.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fail, findNode, ROOT, run } from "./runtime.mjs";

const WEB = path.join(ROOT, "apps", "web");
const STAMP = path.join(WEB, "dist", ".built-from");
const SOURCES = ["apps/web/src", "apps/web/public", "apps/web/index.html", "apps/web/vite.config.ts", "apps/web/package.json", "packages/contract/src", "package-lock.json"];

/** One hash over the names and contents of everything the build reads. */
function fingerprint() {
  const hash = createHash("sha256");
  const add = (file) => hash.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  for (const source of SOURCES.map((name) => path.join(ROOT, name))) {
    if (!existsSync(source)) continue;
    const entries = source.includes(".") && !source.endsWith("src") ? null : readdirSync(source, { recursive: true, withFileTypes: true });
    if (!entries) add(source);
    else for (const entry of entries.filter((e) => e.isFile()).map((e) => path.join(e.parentPath ?? e.path, e.name)).sort()) add(entry);
  }
  return hash.digest("hex");
}

/** Does nothing when the build is current. */
export async function buildWeb() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Building the web app …");
  const code = await run(findNode(), [path.join(ROOT, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"], { cwd: WEB });
  if (code !== 0) fail("The web app could not be built (see above). If you changed apps/web, mend what it names; otherwise run `npm ci` and try again.");
  writeFileSync(STAMP, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();

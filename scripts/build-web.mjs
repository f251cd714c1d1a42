// Builds the web app into apps/web/dist when its sources, the contract's or the packages' versions changed. Built-ins only.
import { createHash } from "node:crypto";
import { accessSync, constants as fsConstants, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fail, findNode, ROOT, run } from "./runtime.mjs";

const WEB = path.join(ROOT, "apps", "web");
const DIST = path.join(WEB, "dist");
/** Built beside the old one and then put in its place: a build that breaks leaves what was there. */
const NEXT = path.join(WEB, "dist.next");
const STAMP = ".built-from";
const SOURCES = ["apps/web", "packages/contract/src", "package-lock.json", "scripts/build-web.mjs"];
/** Not read by the build. */
const LEFT_OUT = /(^|[\\/])(dist|dist\.next|node_modules)([\\/]|$)|\.test\.tsx?$/;
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files gain nothing. */
const COMPRESS_FROM_BYTES = 1024;

/** One hash over the names and contents of everything the build reads. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of listFiles(path.join(ROOT, source)).toSorted()) {
      hash.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** @param {string} place a file or a folder @returns {string[]} */
function listFiles(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .map((entry) => path.join(place, entry.name))
    .filter((name) => !LEFT_OUT.test(path.relative(ROOT, name)))
    .flatMap(listFiles);
}

/** The server sends these to browsers that take them, so that it need not compress the same file again and again. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) compress(name);
    else if (COMPRESSED.test(name) && statSync(name).size >= COMPRESS_FROM_BYTES) {
      const bytes = readFileSync(name);
      writeFileSync(`${name}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
      writeFileSync(`${name}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

/** Does nothing when the build is current. */
export async function buildWeb() {
  const wanted = fingerprint();
  const stamp = path.join(DIST, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  try {
    accessSync(WEB, fsConstants.W_OK);
    accessSync(path.join(ROOT, "node_modules"), fsConstants.W_OK);
  } catch {
    fail(`The web app must be built, but ${ROOT} belongs to somebody else: run \`node scripts/build-web.mjs\` there as its owner first.`);
  }
  console.log("Building the web app (a few seconds) …");
  const vite = path.join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const code = await run(findNode(), [vite, "build", "--logLevel", "warn", "--outDir", NEXT, "--emptyOutDir"], { cwd: WEB });
  if (code !== 0) fail("The web app could not be built (see above). If you changed apps/web, mend what it names; otherwise run `npm ci` and try again.");
  try {
    compress(NEXT);
    writeFileSync(path.join(NEXT, STAMP), wanted);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(NEXT, DIST);
  } catch (error) {
    fail(`The built web app could not be put into ${DIST}: ${error.message}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();

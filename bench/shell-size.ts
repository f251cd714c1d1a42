// JavaScript as it travels (gzip): what every page loads before it is usable, and what each page of the route table adds to it.
// Builds the web app in memory. `--parts` lists what the shell is made of, `--parts=home` what a page adds.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { printFigure } from "./figure.ts";

const SHELL_KB = 120;
const ROUTE_KB = 60;
const web = path.join(import.meta.dirname, "..", "apps", "web");
const ROUTES = path.join(web, "src", "routes");

type Chunk = Rolldown.OutputChunk;
const { output } = (await build({ root: web, configFile: path.join(web, "vite.config.ts"), logLevel: "error", build: { write: false } })) as Rolldown.RolldownOutput;
const chunks = new Map(output.filter((part): part is Chunk => part.type === "chunk").map((chunk) => [chunk.fileName, chunk]));

/** A chunk and everything that it imports at once. */
function closure(start: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const name of start.imports) {
    const chunk = chunks.get(name);
    if (chunk) closure(chunk, seen);
  }
  return seen;
}
const gzipBytes = (code: string): number => gzipSync(code, { level: 9 }).length;
const kilobytes = (parts: Iterable<Chunk>): number => [...parts].reduce((sum, chunk) => sum + gzipBytes(chunk.code), 0) / 1024;

/** Unminified shares would mislead: each module's share of its chunk's gzip, by its rendered length. */
function listParts(parts: Iterable<Chunk>): void {
  const sizes = new Map<string, number>();
  for (const chunk of parts) {
    const rendered = Object.values(chunk.modules).reduce((sum, module) => sum + module.renderedLength, 0) || 1;
    for (const [id, module] of Object.entries(chunk.modules)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? path.relative(path.join(web, ".."), id);
      sizes.set(name, (sizes.get(name) ?? 0) + (module.renderedLength / rendered) * gzipBytes(chunk.code));
    }
  }
  for (const [name, bytes] of [...sizes].toSorted((a, b) => b[1] - a[1]).slice(0, 70)) console.log(`${(bytes / 1024).toFixed(2).padStart(8)} KB  ${name}`);
}

const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
if (!entry) throw new Error("the build has no entry");
const shell = closure(entry);
printFigure("initial JavaScript of the shell, gzip", kilobytes(shell), SHELL_KB, "KB", `${shell.size} files`);
const wanted = process.argv.find((word) => word.startsWith("--parts"));
if (wanted === "--parts") listParts(shell);

const inRouter = readFileSync(path.join(web, "src", "app", "routes.ts"), "utf8");
const pages = [...chunks.values()].filter((chunk) => chunk.facadeModuleId?.startsWith(ROUTES) && inRouter.includes(`routes/${path.basename(chunk.facadeModuleId)}`));
if (pages.length === 0) throw new Error("no page has a chunk of its own");
const added = pages.map((page) => ({ name: path.basename(page.facadeModuleId ?? "", ".tsx"), parts: [...closure(page)].filter((chunk) => !shell.has(chunk)) }));
for (const { name, parts } of added.toSorted((a, b) => kilobytes(b.parts) - kilobytes(a.parts))) {
  printFigure(`added by the page ${name}`, kilobytes(parts), ROUTE_KB, "KB", `${parts.length} files`);
  if (wanted === `--parts=${name}`) listParts(parts);
}

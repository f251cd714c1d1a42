// JavaScript that a first visit to Home loads before it is usable, as it travels (gzip). Reads the built app.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { printFigure } from "./figure.ts";

const dist = path.join(import.meta.dirname, "..", "apps", "web", "dist");
const html = readFileSync(path.join(dist, "index.html"), "utf8");
const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1]!);
const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);
printFigure("initial JavaScript of the shell, gzip", bytes / 1024, 140, "KB", `${scripts.length} files`);

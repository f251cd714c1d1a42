import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpServer } from "./create-http.ts";
import { pathOf } from "./path-of.ts";

const PAGE = "index.html";
const YEAR = 365 * 24 * 60 * 60;
/** Served beside the plain file where the build made them. */
const ENCODINGS = [["br", ".br"], ["gzip", ".gz"]] as const;
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
};

/** Reads the page of a built web app; null where there is none. */
export async function readWebPage(root: string): Promise<string | null> {
  return readFile(join(root, PAGE), "utf8").catch(() => null);
}

/**
 * Serves the built web app below everything else: hashed files for a year, the others asked for anew each time, and the page itself
 * for every address that the app's own router may know. The files are listed once: what is not in the list is not read.
 */
export async function serveWebApp(http: HttpServer, root: string): Promise<void> {
  const files = new Set((await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1).split(sep).join("/")));
  await http.raw.register(fastifyStatic, { root, serve: false });

  http.serveUnknown((request, reply) => {
    const path = decode(pathOf(request));
    if (path === null) return null;
    const name = path.slice(1);
    if (files.has(name) && name !== PAGE) return send(request, reply, name, name.startsWith("assets/") ? `public, max-age=${YEAR}, immutable` : "no-cache");
    // A missing picture or script must not be answered with a page.
    if (extname(name) !== "" && name !== PAGE) return null;
    return send(request, reply, PAGE, "no-cache");
  });

  function send(request: FastifyRequest, reply: FastifyReply, name: string, cacheControl: string): FastifyReply {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const encoded = ENCODINGS.find(([encoding, ending]) => new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted) && files.has(name + ending) && extname(name) in TYPES);
    void reply.header("cache-control", cacheControl).header("vary", "accept-encoding");
    const type = TYPES[extname(name)];
    if (type) void reply.type(type);
    if (!encoded) return reply.sendFile(name, { cacheControl: false, contentType: type === undefined });
    void reply.header("content-encoding", encoded[0]);
    return reply.sendFile(name + encoded[1], { cacheControl: false, contentType: false });
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

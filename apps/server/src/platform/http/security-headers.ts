import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/**
 * Content-Security-Policy of a page of ours. `inlineScripts`: contents of the inline scripts that the page carries; nothing else inline may
 * run. `frameAncestors`: who may show it in a frame; "*" for the embedded player alone.
 */
export function contentPolicy({ inlineScripts, frameAncestors = "'self'" }: { inlineScripts: string[]; frameAncestors?: "'self'" | "*" }): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(" "),
    // Libraries of the interface set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join("; ");
}

/** `inlineScripts`: of the web app's own page. A handler that sets a header itself keeps it. */
export function addSecurityHeaders(app: FastifyInstance, options: { inlineScripts: string[]; https: boolean }): void {
  const policy = contentPolicy(options);
  app.addHook("onSend", async (_request, reply) => {
    setDefault("content-security-policy", policy);
    setDefault("x-content-type-options", "nosniff");
    setDefault("referrer-policy", "strict-origin-when-cross-origin");
    setDefault("cross-origin-opener-policy", "same-origin");
    setDefault("permissions-policy", "camera=(), geolocation=(), payment=()");
    if (options.https) setDefault("strict-transport-security", "max-age=31536000");

    function setDefault(name: string, value: string): void {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
  });
}

/** The contents of a page's inline scripts. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map((match) => match[1] ?? "").filter((script) => script !== "");
}

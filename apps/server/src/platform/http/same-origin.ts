import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request that changes something may use the browser's cookie. Browsers send Origin with every such request from another
 * site, and scripts cannot forge it; programs send none, and cannot be tricked into sending somebody's cookie. A bearer token is
 * never sent by the browser on its own.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, trusted: ReadonlySet<string>): boolean {
  if (headers.authorization?.toLowerCase().startsWith("bearer ")) return true;
  const { origin, host } = headers;
  if (origin !== undefined) return isOwnOrigin(origin, host, trusted);
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}

/** Whether a page of `origin` is one of ours: named by configuration, or on the very host that was called. */
export function isOwnOrigin(origin: string, host: string | undefined, trusted: ReadonlySet<string>): boolean {
  if (trusted.has(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** Puts parameters into a path: "/song/$clipId" and {clipId: "1"} give "/song/1". */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{\$(\w+)\}|\$(\w+)/g, (_, braced: string | undefined, bare: string | undefined) => encodeURIComponent(params[braced ?? bare ?? ""] ?? ""));
}

/** The address of a place; undefined values of the query are left out. */
export function hrefOf({ to, params, search, hash }: { to: string; params?: object | undefined; search?: object | undefined; hash?: string | undefined }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) if (value !== undefined && value !== null) query.set(name, String(value));
  return `${fillPath(to, params as Record<string, string>)}${query.size > 0 ? `?${query}` : ""}${hash ? `#${hash}` : ""}`;
}

/** The query as written; of a name that stands in it twice the last one counts. */
export const readQuery = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

import type { UserId } from "@tunewright/contract";
import type { FastifyRequest } from "fastify";
import type { Viewer } from "../../platform/http/http.ts";
import type { Auth } from "./create-auth.ts";

type RequestHeaders = Record<string, string | string[] | undefined>;

/** Who sends a request with these headers. `refresh` also prolongs the session, and gives the cookies to set for that. */
export async function readSession(auth: Auth, sent: RequestHeaders, options: { refresh: boolean }): Promise<{ viewer: Viewer | null; setCookies: string[] }> {
  const headers = credentialsOf(sent);
  // Nobody's session: spares visitors the look-up.
  if (!headers.has("authorization") && !headers.get("cookie")?.includes("tunewright.session_token")) return { viewer: null, setCookies: [] };
  const { response, headers: answer } = await auth.api.getSession({ headers, query: { disableRefresh: !options.refresh }, returnHeaders: true });
  return {
    viewer: response ? { id: response.user.id as UserId, isStaff: response.user.isStaff === true } : null,
    setCookies: options.refresh ? (answer?.getSetCookie() ?? []) : [],
  };
}

/** Ends the session that these headers carry, if any. Gives the cookies to set. */
export async function endSession(auth: Auth, sent: RequestHeaders): Promise<string[]> {
  const { headers } = await auth.api.signOut({ headers: credentialsOf(sent), returnHeaders: true });
  return headers?.getSetCookie() ?? [];
}

function credentialsOf(sent: RequestHeaders): Headers {
  const headers = new Headers();
  if (typeof sent.cookie === "string") headers.set("cookie", sent.cookie);
  if (typeof sent.authorization === "string") headers.set("authorization", sent.authorization);
  return headers;
}

/** For the server's frame: asked once per request, however often it is needed. */
export function createViewerOf(auth: Auth): (request: FastifyRequest) => Promise<Viewer | null> {
  const known = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  return (request) => {
    const asked = known.get(request) ?? readSession(auth, request.headers, { refresh: false }).then(({ viewer }) => viewer);
    known.set(request, asked);
    return asked;
  };
}

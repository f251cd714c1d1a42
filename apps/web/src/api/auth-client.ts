import { signOut as signOutEndpoint } from "@tunewright/contract";
import type { Query } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { reconnectLive } from "./live-socket.ts";
import { sessionKey } from "./use-session.ts";

/** What the auth library answers when it refuses. */
interface AuthRefusal { code?: string; message?: string }

const SENTENCES: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: "The e-mail or the password is not right.",
  USER_ALREADY_EXISTS: "Someone already uses this e-mail. Sign in instead.",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "Someone already uses this e-mail. Sign in instead.",
  INVALID_EMAIL: "This is not an e-mail address.",
  PASSWORD_TOO_SHORT: "The password is too short.",
  PASSWORD_TOO_LONG: "The password is too long.",
};

/** A path of the auth library; its refusals become ApiErrors with a sentence made for people. */
async function post(path: string, body: unknown): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/api/auth/${path}`, {
      method: "POST", credentials: "same-origin", headers: { "content-type": "application/json", accept: "application/json" }, body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new ApiError({ code: "offline", status: 0, detail: "The server does not answer. Check your connection and try again." }, { cause });
  }
  if (response.ok) return;
  const refusal = (await response.json().catch(() => ({}))) as AuthRefusal;
  const detail = SENTENCES[refusal.code ?? ""] ?? (response.status === 429 ? "Too many tries. Wait a minute, then try again."
    : response.status >= 500 ? "Something went wrong. Please try again later." : refusal.message ?? "This did not work.");
  throw new ApiError({
    code: response.status === 429 ? "rate_limited" : response.status >= 500 ? "internal" : response.status === 401 ? "not_signed_in" : "invalid_request",
    status: response.status, detail,
  });
}

/**
 * Everything that was fetched belongs to whoever was signed in before: fetch it anew, and open the socket as the new person. The session
 * comes first, so that pages stop asking for what the new person may not see.
 */
async function asAnotherPerson(): Promise<void> {
  reconnectLive();
  const isOther = (query: Query): boolean => query.queryKey[0] !== sessionKey[0];
  queryClient.removeQueries({ predicate: (query) => isOther(query) && query.getObserversCount() === 0 });
  await queryClient.refetchQueries({ queryKey: sessionKey });
  await pagesHaveHeard();
  await queryClient.resetQueries({ predicate: isOther });
}

/** Query tells its observers in the next task; React renders within it. */
const pagesHaveHeard = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 0); });

export const authClient = {
  async signUp(person: { email: string; password: string; name: string }): Promise<void> {
    await post("sign-up/email", person);
    await asAnotherPerson();
  },
  async signIn(person: { email: string; password: string }): Promise<void> {
    await post("sign-in/email", person);
    await asAnotherPerson();
  },
  async signOut(): Promise<void> {
    // Whoever uses this browser next does not read this person's news.
    if ("serviceWorker" in navigator && (await navigator.serviceWorker.getRegistrations()).length > 0) {
      await import("./push-device.ts").then(({ switchPushOff }) => switchPushOff()).catch((error: unknown) => console.warn("Push stays on in this browser", error));
    }
    await call(signOutEndpoint, {});
    await asAnotherPerson();
  },
};

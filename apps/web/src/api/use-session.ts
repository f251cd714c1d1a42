import type { Model, Session } from "@tunewright/contract";
import { getSession } from "@tunewright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { endpointQuery, keyOf } from "./endpoint-query.ts";
import { queryClient } from "./query-client.ts";

const ASK_AGAIN = 5_000;

/** Asked again and again while the server does not answer: without it nobody knows who is here. */
export const sessionQuery = queryOptions({
  ...endpointQuery(getSession, {}),
  staleTime: 5 * 60_000,
  refetchInterval: (query) => (query.state.status === "error" ? ASK_AGAIN : false),
});
export const sessionKey = keyOf(getSession, {});

export interface SessionState {
  /** Null until the first answer. */
  session: Session | null;
  user: Session["user"];
  /** Known, and nobody is signed in. */
  signedOut: boolean;
}

/** Who is looking and what they may do. Render the signed-out view only once `signedOut` is true: before that nobody knows. */
export function useSession(): SessionState {
  const { data } = useQuery(sessionQuery);
  return { session: data ?? null, user: data?.user ?? null, signedOut: data !== undefined && data.user === null };
}

export const readSession = (): Session | null => queryClient.getQueryData<Session>(sessionKey) ?? null;
export const refreshSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: sessionKey });

/** The model a form starts with: the one kept, else the default, else the first that may be used. */
export function startingModel(models: readonly Model[], kept?: string | null): Model | null {
  return models.find((m) => m.external_key === kept && m.can_use) ?? models.find((m) => m.is_default && m.can_use) ?? models.find((m) => m.can_use) ?? null;
}

import { generate, updateUserConfig, type Clip, type Session } from "@tunewright/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { refreshOwnLists } from "../../api/live-cache.ts";
import { queryClient } from "../../api/query-client.ts";
import { readSession, refreshSession, sessionKey, startingModel } from "../../api/use-session.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { requireSignIn } from "../../lib/sign-in-request.ts";
import { buildRequest, type GenerateRequest } from "./build-request.ts";
import { readiness, type DraftField } from "./create-rules.ts";
import { draftStore } from "./draft-store.ts";
import { createPress } from "./press.ts";
import { refusalOf, wasAnswered, type Block } from "./refusal.ts";

export interface CreateSong {
  busy: boolean;
  /** Sentences of the server at their fields, until the field is edited. */
  refused: Partial<Record<DraftField, string>>;
  /** What stands in the way, with the server's sentence. */
  blocked: { by: Block; sentence: string } | null;
  termsAsked: boolean;
  press(): void;
  acceptTerms(): Promise<void>;
  block(by: Block, sentence: string): void;
  dismissBlock(): void;
  forgetRefusal(field: DraftField): void;
}

interface Hooks {
  /** The workspace the song goes to; null for the default one. */
  projectId: string | null;
  onCreated(clips: readonly Clip[]): void;
  /** Where the page asks in its own way; otherwise the sign-in dialog opens and the press goes on afterwards. */
  onSignIn?(): void;
  onMessage(title: string, text: string): void;
}

/** One press for the whole page: the form in the sheet and the one on the page are the same form. */
const press = createPress(() => crypto.randomUUID());

/** Pressing Create: asks what has to be asked, sends once, and keeps the draft whatever happens. */
export function useCreateSong(hooks: Hooks): CreateSong {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<CreateSong["refused"]>({});
  const [blocked, setBlocked] = useState<CreateSong["blocked"]>(null);
  const [termsAsked, setTermsAsked] = useState(false);
  const latest = useLatest(hooks);
  const again = useRef<() => void>(() => undefined);

  const send = useCallback(async () => {
    const askToSignIn = () => {
      if (latest.current.onSignIn) latest.current.onSignIn();
      else requireSignIn({ reason: "Sign in and the song starts. Your words are kept.", andThen: () => again.current() });
    };
    const session = readSession();
    const draft = draftStore.getState();
    const model = session && startingModel(session.models, draft.model);
    if (!session || !model || readiness(draft, session, model).reason !== null) return;
    if (session.user === null) {
      askToSignIn();
      return;
    }
    if (draft.mode === "custom" && !draft.instrumental && draft.lyrics.trim() !== "" && !session.roles.has_accepted_custom_mode_tos) {
      setTermsAsked(true);
      return;
    }
    const stop = blockOf(session);
    if (stop) {
      setBlocked(stop);
      return;
    }
    const request = buildRequest(draft, session, model, latest.current.projectId);
    const begun = press.begin(request);
    if (!begun) return;
    setBusy(true);
    setRefused({});
    try {
      const body = { ...request, transaction_uuid: begun.transactionId } as GenerateRequest;
      const { clips } = await call(generate, { body });
      press.end("answered");
      latest.current.onCreated(clips);
      refreshOwnLists();
      void refreshSession();
    } catch (error) {
      press.end(wasAnswered(error) ? "answered" : "lost");
      const refusal = refusalOf(error);
      if (refusal.kind === "fields") {
        setRefused(refusal.fields);
        if (refusal.rest) latest.current.onMessage("The song was not started", refusal.rest);
      } else if (refusal.kind === "blocked") setBlocked({ by: refusal.by, sentence: refusal.sentence });
      else if (refusal.kind === "terms") setTermsAsked(true);
      else if (refusal.kind === "sign-in") askToSignIn();
      else latest.current.onMessage(refusal.title, refusal.text);
    } finally {
      setBusy(false);
    }
  }, [latest]);
  useEffect(() => { again.current = () => void send(); }, [send]);

  return {
    busy, refused, blocked, termsAsked,
    press: () => void send(),
    async acceptTerms() {
      queryClient.setQueryData<Session>(sessionKey, await call(updateUserConfig, { body: { has_accepted_custom_mode_tos: true } }));
      setTermsAsked(false);
      await send();
    },
    block: (by, sentence) => setBlocked({ by, sentence }),
    dismissBlock: () => setBlocked(null),
    forgetRefusal: (field) => setRefused(({ [field]: _gone, ...rest }) => rest),
  };
}

/** What is known before asking: the server would only say the same. */
function blockOf(session: Session): CreateSong["blocked"] {
  const cost = session.credit_costs["create"] ?? 0;
  if (session.isOutOfCredits || session.credits < cost) {
    return { by: "out_of_credits", sentence: `A song costs ${cost} credits and you have ${session.credits}.` };
  }
  return null;
}

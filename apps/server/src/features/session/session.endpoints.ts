import { getSession, signOut, updateUserConfig, type PlanKey, type Session } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Http } from "../../platform/http/http.ts";
import { endSession, readSession, type Auth } from "../auth/index.ts";
import type { Gates } from "../gates/index.ts";
import { keepConfig, readPerson } from "./session.repo.ts";
import { presentSession, type Standing } from "./session.view.ts";

export interface SessionDeps {
  db: Db;
  auth: Auth;
  gates: Gates;
  clock: Clock;
  getCredits(db: Db, userId: string): Promise<{ credits: number; total: number }>;
  /** Models and limits of what this person may make; null for a visitor. */
  readStanding(db: Db, person: { id: string; plan: PlanKey } | null): Promise<Omit<Standing, "credits" | "total">>;
}

export function mountSession(http: Http, deps: SessionDeps): void {
  const { db } = deps;

  async function present(userId: string | null): Promise<Session> {
    const person = userId === null ? null : await readPerson(db, userId);
    const [credits, standing, flags] = await Promise.all([
      person ? deps.getCredits(db, person.id) : { credits: 0, total: 0 }, deps.readStanding(db, person), deps.gates.getFlags(),
    ]);
    return presentSession(person, { credits: credits.credits, total: credits.total, ...standing }, flags, deps.clock.now());
  }

  // The one place that prolongs a session: every page asks this first.
  http.mount(getSession, async ({ requestHeaders, setHeader }) => {
    const { viewer, setCookies } = await readSession(deps.auth, requestHeaders, { refresh: true });
    if (setCookies.length > 0) setHeader("set-cookie", setCookies);
    return present(viewer?.id ?? null);
  });

  http.mount(updateUserConfig, async ({ viewer, body }) => {
    const { has_accepted_custom_mode_tos: accepted, ...config } = body;
    await keepConfig(db, viewer.id, { acceptCustomModeTerms: accepted === true, config });
    return present(viewer.id);
  });

  http.mount(signOut, async ({ requestHeaders, setHeader }) => {
    setHeader("set-cookie", await endSession(deps.auth, requestHeaders));
    return { ok: true as const };
  });
}

import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { isBlocked } from "../blocks/index.ts";
import { canChangePersona, canSeePersona, canUsePersona } from "./personas.policy.ts";
import { readPersona, type PersonaRow } from "./personas.repo.ts";

type Person = { id: string } | null;

const gone = () => new AppError("not_found", "This persona is not here. It may have been deleted.");
const load = async (db: Db | Tx, id: string, person: Person, allowed: (persona: PersonaRow) => boolean): Promise<PersonaRow> => {
  const persona = await readPersona(db, id);
  if (!persona || !allowed(persona) || (await isBlocked(db, person, persona.user_id))) throw gone();
  return persona;
};

/** Each rejects with AppError "not_found" where this person has no such persona. */
export const loadVisiblePersona = (db: Db | Tx, id: string, person: Person) => load(db, id, person, (persona) => canSeePersona(person, persona));
export const loadOwnPersona = (db: Db | Tx, id: string, person: Person) => load(db, id, person, (persona) => canChangePersona(person, persona));
export const loadUsablePersona = (db: Db | Tx, id: string, person: Person) => load(db, id, person, (persona) => canUsePersona(person, persona));

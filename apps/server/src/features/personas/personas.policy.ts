import { planHas, type PlanKey } from "@tunewright/contract";

type Person = { id: string } | null;
export interface PersonaAccess { user_id: string; is_public: boolean }

const isOwner = (person: Person, persona: PersonaAccess): boolean => person?.id === persona.user_id;

/** A public persona is there for everyone, another for its maker alone. */
export const canSeePersona = (person: Person, persona: PersonaAccess): boolean => persona.is_public || isOwner(person, persona);
export const canChangePersona = isOwner;
/** Whoever sees it may make songs with it. */
export const canUsePersona = canSeePersona;

/** Making personas is part of the paid plans. */
export const planMakesPersonas = (plan: PlanKey): boolean => planHas(plan, "personas");

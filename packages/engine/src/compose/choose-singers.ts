import type { Brief } from "../brief/brief.ts";
import type { Random } from "../random.ts";
import { SINGERS, singersOf, type Singer } from "../sing/singers.ts";

export interface CastMember {
  /** Key of the singer table. */
  key: string;
  singer: Singer;
}

export interface Cast {
  lead: CastMember;
  /** The second person of a duet, of the other sex where possible. */
  partner?: CastMember;
  /** Many voices for refrains and answers, where style or wish has them. */
  choir?: CastMember;
  /** Other voices than the lead's, nearest in register first; never empty. */
  backing: CastMember[];
}

const members = (language: string): CastMember[] => {
  const found = singersOf(language);
  return (found.length > 0 ? found : Object.entries(SINGERS)).map(([key, singer]) => ({ key, singer }));
};
/** Styles that have no soloist. */
const CHOIR_LEADS: ReadonlySet<string> = new Set(["choral"]);
const middle = (singer: Singer): number => (singer.tessitura.low + singer.tessitura.high) / 2;

/** Casts the song: the wished singer if there is one, else by register and by the words style and mood share with the voices. */
export function chooseSingers(brief: Brief, random: Random): Cast {
  const everybody = members(brief.sungIn ?? "en");
  const all = everybody.filter((member) => !member.singer.ensemble);
  const leads = all.filter((member) => !member.singer.backingOnly);
  const asked = brief.singer ? everybody.find((member) => member.key === brief.singer!.toLowerCase()) : undefined;
  const register = brief.voice.register;
  const female = register === "female" || (register !== "male" && random.chance(brief.style.vocal.female));
  const words = new Set(`${brief.style.key} ${brief.style.tags.join(" ")} ${brief.mood.words.join(" ")} ${brief.voice.manner === "soft" ? "airy soft intimate" : ""}`.toLowerCase().split(/[\s-]+/));
  const pool = leads.filter((member) => member.singer.gender === (female ? "female" : "male"));
  const fitness = (member: CastMember): number => 1 + 5 * member.singer.character.filter((word) => words.has(word)).length;
  const soloist = random.weighted(pool.length ? pool : leads, fitness);
  const named = (key: string): CastMember | undefined => everybody.find((member) => member.key === key);
  const { backing } = brief.style.vocal;
  const choir = backing === "gang" ? named("street-choir") : register === "choir" || backing === "choir" ? named("chapel-choir") : undefined;
  const lead = asked ?? (choir && CHOIR_LEADS.has(brief.style.key) && (register === "choir" || register === "any") ? choir : soloist);
  const others = all.length > 1 ? all.filter((member) => member.key !== lead.key) : all;
  const byNearness = others.toSorted((a, b) => Math.abs(middle(a.singer) - middle(lead.singer)) - Math.abs(middle(b.singer) - middle(lead.singer)));
  const opposite = leads.filter((member) => member.singer.gender !== lead.singer.gender);
  const partner = register === "duet" && opposite.length > 0 ? random.pick(opposite) : undefined;
  return { lead, backing: byNearness, ...(partner ? { partner } : {}), ...(choir ? { choir } : {}) };
}

import type { PersonCard } from "@tunewright/contract";
import { queryClient } from "./query-client.ts";

type Standing = Pick<PersonCard, "id" | "followers" | "is_following">;
const isPerson = (value: object): value is PersonCard => "is_following" in value && "followers" in value;

/** Puts how the viewer stands to a person into every place where the answer shows that person; the rest keeps its identity. */
export function replacePerson<T>(data: T, person: Standing): T {
  const walk = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const mapped = value.map(walk);
      return mapped.some((item, index) => item !== value[index]) ? mapped : value;
    }
    let copy: Record<string, unknown> | null = null;
    if (isPerson(value) && value.id === person.id) copy = { ...value, followers: person.followers, is_following: person.is_following };
    for (const [key, item] of Object.entries(value)) {
      const next = walk(item);
      if (next !== item) (copy ??= { ...value })[key] = next;
    }
    return copy ?? value;
  };
  return walk(data) as T;
}

/** The same, in all that is cached. */
export function acceptPerson(person: Standing): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state;
    if (data === undefined) continue;
    const next = replacePerson(data, person);
    if (next !== data) queryClient.setQueryData(query.queryKey, next);
  }
}

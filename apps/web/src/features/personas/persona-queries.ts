import { createPersona, deletePersona, getPersona, listPersonas, updatePersona, type Clip, type Persona, type PersonaId } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { queryClient } from "../../api/query-client.ts";

export interface PersonaWords { name: string; description: string; isPublic: boolean }

export const personaQuery = (id: PersonaId) => infiniteQueryOptions({
  queryKey: [...keyOf(getPersona), { id }],
  queryFn: ({ pageParam, signal }) => call(getPersona, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

export const ownPersonasQuery = infiniteQueryOptions({
  queryKey: [...keyOf(listPersonas), "pages"],
  queryFn: ({ pageParam, signal }) => call(listPersonas, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

const refresh = () => Promise.all([listPersonas, getPersona].map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));

export async function keepPersona(clip: Pick<Clip, "id">, { name, description, isPublic }: PersonaWords): Promise<Persona> {
  const persona = await call(createPersona, { body: { clip_id: clip.id, name, description, is_public: isPublic } });
  void refresh();
  return persona;
}

export async function changePersona(id: PersonaId, { name, description, isPublic }: PersonaWords): Promise<void> {
  await call(updatePersona, { params: { id }, body: { name, description, is_public: isPublic } });
  await refresh();
}

export async function removePersona(id: PersonaId): Promise<void> {
  await call(deletePersona, { params: { id } });
  queryClient.removeQueries({ queryKey: [...keyOf(getPersona), { id }] });
  await refresh();
}

import { LIMITS, createPersona as createEndpoint, deletePersona, getPersona, listPersonas, updatePersona, type Persona, type PersonaId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Http } from "../../platform/http/http.ts";
import { decodeSeq, encodeSeq } from "../../platform/http/seq-cursor.ts";
import { presentClips } from "../clips/index.ts";
import { usePicture } from "../pictures/index.ts";
import { createPersona } from "./create-persona.ts";
import { loadOwnPersona, loadVisiblePersona } from "./load-persona.ts";
import { changePersona, listClipsOf, listPersonasOf, type PersonaRow } from "./personas.repo.ts";
import { presentPersonas } from "./present-personas.ts";

export function mountPersonas(http: Http, { db }: { db: Db }): void {
  const present = async (row: PersonaRow, viewer: { id: string } | null): Promise<Persona> => (await presentPersonas(db, [row], viewer))[0]!;
  /** One more than a page is asked for: whether there is another page. */
  const page = <T extends { seq: number }>(rows: T[]): { shown: T[]; next_cursor: string | null } => {
    const shown = rows.slice(0, LIMITS.feedPage);
    return { shown, next_cursor: rows.length > LIMITS.feedPage ? encodeSeq(shown.at(-1)!.seq) : null };
  };
  const window = (cursor: string | undefined) => ({ before: cursor === undefined ? null : decodeSeq(cursor), limit: LIMITS.feedPage + 1 });

  http.mount(createEndpoint, async ({ viewer, body }) => present(await createPersona(db, viewer, body), viewer));

  http.mount(listPersonas, async ({ viewer, query }) => {
    const { shown, next_cursor } = page(await listPersonasOf(db, viewer.id, window(query.cursor)));
    return { personas: await presentPersonas(db, shown, viewer), next_cursor };
  });

  http.mount(getPersona, async ({ viewer, params, query }) => {
    const row = await loadVisiblePersona(db, params.id, viewer);
    const { shown, next_cursor } = page(await listClipsOf(db, row.id, viewer?.id ?? null, window(query.cursor)));
    return { persona: await present(row, viewer), clips: await presentClips(db, shown.map(({ id }) => id), viewer), next_cursor };
  });

  http.mount(updatePersona, async ({ viewer, params, body }) => db.transaction().execute(async (tx) => {
    const row = await loadOwnPersona(tx, params.id, viewer);
    const { name, description, is_public, image_url } = body;
    const change = {
      ...(name !== undefined && { name }), ...(description !== undefined && { description: description.trim() }), ...(is_public !== undefined && { is_public }),
      ...(image_url !== undefined && { image_url: await usePicture(tx, viewer.id, `persona:${row.id}`, image_url, "image_url") }),
    };
    if (Object.keys(change).length > 0) await changePersona(tx, row.id, change);
    return { ...row, ...change };
  }).then((row) => present(row, viewer)));

  http.mount(deletePersona, async ({ viewer, params }) => {
    await db.transaction().execute(async (tx) => {
      const row = await loadOwnPersona(tx, params.id, viewer);
      await usePicture(tx, viewer.id, `persona:${row.id}`, null, "image_url");
      await tx.deleteFrom("persona").where("id", "=", row.id).execute();
    });
    return { deleted: params.id as PersonaId };
  });
}

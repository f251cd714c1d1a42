import { randomUUID } from "node:crypto";
import type { Db } from "../../database.ts";
import type { NewClip } from "./clips.repo.ts";

/** Puts a finished clip into the database, or whatever `change` says; returns its id. */
export async function addClip(db: Db, userId: string, change: Partial<NewClip> = {}): Promise<string> {
  const id = randomUUID();
  await db.insertInto("clip").values({
    id, user_id: userId, project_id: null, job_id: randomUUID(), batch_index: 0, status: "complete", attempt: 1, duration: 60, audio_key: `clips/${id}/master-1.mp3`,
    title: "Night drive", model_key: "chirp-auk-turbo", task: "create", tags: "synthwave", negative_tags: "", lyrics: "[Verse]\nNeon rain", description: "",
    make_instrumental: false, seed: 1, rights: "non-commercial", ...change,
  }).execute();
  return id;
}

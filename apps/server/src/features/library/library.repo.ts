import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Db, Tx } from "../../database.ts";
import type { ProjectTable } from "./library.tables.ts";

export interface ProjectRow extends Selectable<ProjectTable> {
  clip_count: number;
  /** The newest clip that has a cover. */
  cover_clip_id: string | null;
  cover_version: number | null;
}

const DEFAULT_NAME = "My Workspace";

/** Id of the person's default workspace, made on first need; two at once make one. */
export async function ensureDefaultProject(db: Db | Tx, userId: string): Promise<string> {
  const find = () => db.selectFrom("project").select("id").where("user_id", "=", userId).where("is_default", "=", true).executeTakeFirst();
  const found = await find();
  if (found) return found.id;
  await db.insertInto("project").values({ id: randomUUID(), user_id: userId, name: DEFAULT_NAME, is_default: true })
    .onConflict((conflict) => conflict.column("user_id").where("is_default", "=", true).doNothing()).execute();
  return (await find())!.id;
}

export async function findOwnProject(db: Db | Tx, userId: string, id: string): Promise<{ id: string } | null> {
  const row = await db.selectFrom("project").select("id").where("id", "=", id).where("user_id", "=", userId).where("trashed_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertProject(db: Db, userId: string, name: string): Promise<string> {
  const id = randomUUID();
  await db.insertInto("project").values({ id, user_id: userId, name }).execute();
  return id;
}

const withClips = (db: Db) => db.selectFrom("project").selectAll("project").select((eb) => [
  eb.selectFrom("clip").select((each) => each.fn.countAll<number>().as("n"))
    .whereRef("clip.project_id", "=", "project.id").where("clip.trashed_at", "is", null).as("clip_count"),
]).leftJoinLateral(
  (eb) => eb.selectFrom("clip").select(["clip.id as cover_clip_id", "clip.image_version as cover_version"])
    .whereRef("clip.project_id", "=", "project.id").where("clip.trashed_at", "is", null).where("clip.image_version", ">", 0)
    .orderBy("clip.seq", "desc").limit(1).as("cover"),
  (join) => join.onTrue(),
).select(["cover.cover_clip_id", "cover.cover_version"]);

export async function readProject(db: Db, userId: string, id: string): Promise<ProjectRow | null> {
  const row = await withClips(db).where("project.id", "=", id).where("project.user_id", "=", userId).where("project.trashed_at", "is", null)
    .executeTakeFirst();
  return (row as ProjectRow | undefined) ?? null;
}

/** The default one first, then the newest. */
export async function readProjects(db: Db, userId: string, page: { offset: number; limit: number }): Promise<ProjectRow[]> {
  const rows = await withClips(db).where("project.user_id", "=", userId).where("project.trashed_at", "is", null)
    .orderBy("project.is_default", "desc").orderBy("project.seq", "desc").offset(page.offset).limit(page.limit).execute();
  return rows as ProjectRow[];
}

export async function countProjects(db: Db, userId: string): Promise<number> {
  const { n } = await db.selectFrom("project").select(sql<number>`count(*)`.as("n")).where("user_id", "=", userId).where("trashed_at", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

export async function moveClips(tx: Tx, userId: string, projectId: string, clipIds: readonly string[]): Promise<void> {
  await tx.updateTable("clip").set({ project_id: projectId }).where("id", "in", clipIds).where("user_id", "=", userId).execute();
}

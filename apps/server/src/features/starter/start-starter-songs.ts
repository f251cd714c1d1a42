import { createHash } from "node:crypto";
import { DEFAULT_MODEL } from "@tunewright/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { ensureAccount } from "../auth/index.ts";
import { houseTakeJob, startGeneration, type AdmittedRequest } from "../generation/index.ts";
import { ensureDefaultProject } from "../library/index.ts";
import { HOUSE } from "./house-account.ts";
import { STARTER_SONGS, type StarterSong } from "./starter-songs.ts";

/** A song that failed is begun again on a later start, this often. */
const TRIES = 3;

/**
 * Enqueues the starter songs that are neither made nor under way. Nothing when the database already held public songs before the first
 * of them. However often and in however many processes this is called, no song is made twice. Returns how many were enqueued.
 */
export async function startStarterSongs({ db, jobs }: { db: Db; jobs: Jobs }): Promise<number> {
  const house = await ensureAccount(db, HOUSE);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('starter-songs', 0))`.execute(tx);
    const before = await readTries(tx, house);
    if (before.size === 0 && (await holdsPublicSong(tx))) return 0;
    const projectId = await ensureDefaultProject(tx, house);
    let enqueued = 0;
    for (const [index, song] of STARTER_SONGS.entries()) {
      const transactionUuid = nextTry(song, before);
      if (transactionUuid === null) continue;
      await startGeneration(tx, jobs, {
        userId: house, projectId, request: requestOf(song), sources: [], transactionUuid, requestHash: "starter", cost: 0, takes: 1, rights: "commercial",
        publishWhenComplete: true, queue: houseTakeJob, priority: () => -index,
      });
      enqueued++;
    }
    return enqueued;
  });
}

/** Of the house: which tries were made, and whether each failed. One that was deleted counts as made. */
async function readTries(tx: Tx, house: string): Promise<Map<string, boolean>> {
  const rows = await tx.selectFrom("generation_job as job").leftJoin("clip", "clip.job_id", "job.id").select(["job.transaction_uuid", "clip.status"])
    .where("job.user_id", "=", house).execute();
  return new Map(rows.map((row) => [row.transaction_uuid, row.status === "error"]));
}

async function holdsPublicSong(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom("clip").select("id").where("is_public", "=", true).where("trashed_at", "is", null).limit(1).executeTakeFirst();
  return row !== undefined;
}

function nextTry(song: StarterSong, before: ReadonlyMap<string, boolean>): string | null {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const uuid = uuidOf(`starter ${song.key} ${attempt}`);
    const failed = before.get(uuid);
    if (failed === undefined) return uuid;
    if (!failed) return null;
  }
  return null;
}

/** The same name has the same UUID (version 8, RFC 9562): the job's unique transaction keeps a song from being made twice. */
function uuidOf(name: string): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

const requestOf = (song: StarterSong): AdmittedRequest => ({
  work: { task: "create" }, persona: null, model: DEFAULT_MODEL, mode: "custom", title: "", description: song.description, lyrics: "", style: song.style, exclude: "",
  instrumental: song.instrumental ?? false, seed: createHash("sha256").update(song.key).digest().readUInt32BE(0),
  sliders: { weirdness: null, style: null, audio: null },
});

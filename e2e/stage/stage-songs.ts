import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

/** A finished song to be put into a running product without making it. */
export interface StagedSong {
  /** The owner's id. */
  owner: string;
  title: string;
  isPublic: boolean;
  /** Seconds. */
  duration: number;
  /** Its sound; without one it stands in lists and cannot be heard. */
  mp3?: Uint8Array;
}

const WAVEFORM = Array.from({ length: 256 }, (_, at) => Math.round(40 + 35 * Math.sin(at / 7) + 20 * Math.sin(at / 2.3)));
const SECTIONS = (duration: number) => [["Intro", "intro", 0, 0.1], ["Verse 1", "verse", 0.1, 0.4], ["Chorus", "chorus", 0.4, 0.7], ["Outro", "outro", 0.7, 1]].map(([name, kind, from, to]) => ({
  name, kind, start: Number(from) * duration, end: Number(to) * duration,
}));

/** The database that the product runs in this data folder. */
export async function openProductDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `postgresql://tunewright@localhost:5432/tunewright?host=${encodeURIComponent(`${dataDir}/postgres/socket`)}` });
  await client.connect();
  return client;
}

/** Puts songs into a running product, the first one newest: rows in one statement, sound as objects. Gives their ids, in order. */
export async function stageSongs(dataDir: string, client: pg.Client, songs: readonly StagedSong[]): Promise<string[]> {
  const ids = songs.map(() => randomUUID());
  await client.query(
    `insert into clip (id, user_id, job_id, batch_index, created_at, status, attempt, moved_at, is_public, published_at, title, display_tags, model_key, task, tags, negative_tags,
        lyrics, description, make_instrumental, seed, rights, style, bpm, music_key, meter, sections, duration, waveform, audio_key, has_vocal)
      select id, user_id, gen_random_uuid(), 0, now() - interval '1 minute' * place, 'complete', 1, now(), is_public, case when is_public then now() end, title, 'synthwave, warm',
        'chirp-auk-turbo', 'create', 'synthwave, warm', '', E'[Verse]\\nNeon rain on the window', '', false, 1, 'non-commercial', 'synthwave', 110, 'A minor', '4/4',
        sections, duration, $7, 'clips/' || id || '/master-1.mp3', true
      from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[], $5::float8[], $6::jsonb[]) with ordinality as song (id, user_id, title, is_public, duration, sections, place) order by place desc`,
    [ids, songs.map((song) => song.owner), songs.map((song) => song.title), songs.map((song) => song.isPublic), songs.map((song) => song.duration), songs.map((song) => JSON.stringify(SECTIONS(song.duration))), WAVEFORM],
  );
  songs.forEach(({ mp3 }, at) => {
    if (!mp3) return;
    const file = path.join(dataDir, "objects", "clips", ids[at]!, "master-1.mp3");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, mp3);
  });
  return ids;
}

/** Somebody's id by the address they signed up with. */
export async function personId(client: pg.Client, email: string): Promise<string> {
  return (await client.query<{ id: string }>(`select id from "user" where email = $1`, [email])).rows[0]!.id;
}

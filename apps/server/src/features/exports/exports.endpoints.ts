import { buffer } from "node:stream/consumers";
import { convertWav, getExport, getWavFile, requestExport as requestEndpoint, type ScoreFormat } from "@tunewright/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http, Viewer } from "../../platform/http/http.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { contentDisposition, fileName, loadVisibleClip, type ClipRow } from "../clips/index.ts";
import { exportKey } from "./exports.jobs.ts";
import { canExport, canHaveScore } from "./exports.policy.ts";
import { SCORE, kindOf, readSpec } from "./file-kinds.ts";
import { readTags } from "./read-tags.ts";
import { readExport, requestExport } from "./request-export.ts";
import type { SongFiles, SoundSpec } from "./song-files.ts";

export interface ExportsDeps {
  db: Db;
  jobs: Jobs;
  storage: ObjectStorage;
  files: SongFiles;
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
}

const WAV: SoundSpec = { format: "wav", sampleRate: 44_100, bits: 16 };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The endpoints, and GET /api/clip/{id}/files/{mp3 | midi | musicxml | lrc | chords | a sound file's name}. */
export function mountExports(http: Http, deps: ExportsDeps): void {
  const { db } = deps;
  http.mount(requestEndpoint, ({ viewer, params, body }) => requestExport(deps, viewer, params.id, { format: body.format, sampleRate: body.sample_rate, bits: body.bits }));
  http.mount(getExport, ({ viewer, params, query }) =>
    readExport(db, viewer, params.id, { format: query.format, sampleRate: query.sample_rate === "48000" ? 48_000 : 44_100, bits: query.bits === "24" ? 24 : 16 }));
  http.mount(convertWav, ({ viewer, params }) => requestExport(deps, viewer, params.id, WAV));
  http.mount(getWavFile, async ({ viewer, params }) => ({ wav_file_url: (await readExport(db, viewer, params.id, WAV)).url }));

  http.raw.get("/api/clip/:id/files/:name", async (request, reply) => {
    const { id, name } = request.params as { id: string; name: string };
    if (!UUID.test(id)) throw gone();
    const viewer = await deps.viewerOf(request);
    const clip = await loadVisibleClip(db, id.toLowerCase(), viewer);
    if (clip.status !== "complete" || clip.audio_key === null) throw new AppError("not_found", "This song is not finished yet.");
    void reply.header("x-content-type-options", "nosniff").header("cache-control", "private, no-store");
    if (name === "mp3") {
      const mp3 = await deps.storage.get(clip.audio_key).then(buffer);
      return send(reply, clip, { extension: "mp3", contentType: "audio/mpeg" }, deps.files.tagMp3(mp3, await readTags(deps, clip)));
    }
    if (Object.hasOwn(SCORE, name)) return send(reply, clip, SCORE[name as ScoreFormat], await writeScore(deps, viewer, clip, name as ScoreFormat));
    const spec = readSpec(name);
    if (!spec || !canExport(viewer, clip)) throw gone();
    const kind = kindOf(spec);
    const key = exportKey(clip.id, clip.attempt ?? 0, name, kind.extension);
    const object = await deps.storage.stat(key);
    if (!object) throw new AppError("not_found", "This file is not here. Ask for it again.");
    void reply.header("content-length", object.size);
    return send(reply, clip, kind, await deps.storage.get(key));
  });
}

async function writeScore({ db, storage, files }: ExportsDeps, viewer: Viewer | null, clip: ClipRow, format: ScoreFormat): Promise<Uint8Array> {
  if (!canHaveScore(viewer, clip, format)) throw gone();
  if (format === "lrc") {
    const row = await db.selectFrom("clip_lyrics").select("words").where("clip_id", "=", clip.id).executeTakeFirst();
    if (!row || row.words.length === 0) throw new AppError("not_found", "This song has no sung words.");
    return files.lrc({ title: clip.title, lyrics: clip.lyrics, duration: clip.duration ?? 0, words: row.words });
  }
  if (clip.document_key === null) throw new AppError("not_found", "There is no score of this song: it was not composed here.");
  return files.score((await storage.get(clip.document_key).then(buffer)).toString("utf8"), format);
}

function send(reply: FastifyReply, clip: ClipRow, kind: { extension: string; contentType: string }, body: Uint8Array | NodeJS.ReadableStream): FastifyReply {
  void reply.header("content-type", kind.contentType).header("content-disposition", contentDisposition(fileName(clip.title, kind.extension)));
  return reply.send(body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body);
}

const gone = () => new AppError("not_found", "This file is not here.");

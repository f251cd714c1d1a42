import { attributeShare, getOembed, type Clip, type Playlist } from "@tunewright/contract";
import type { FastifyReply } from "fastify";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { contentPolicy } from "../../platform/http/security-headers.ts";
import { describeOembed, describePlaylist, playlistIdOf, sizeWithin, songIdOf } from "./describe-oembed.ts";
import { EMBED_COLORS, printEmbedPage, printEmptyEmbedPage } from "./embed-page.ts";
import { addPlaylistHead } from "./playlist-head.ts";
import { printRss } from "./print-rss.ts";
import { recordVisit } from "./record-share.ts";
import { isSongId, shareSong, type SharedSong } from "./shared-song.ts";
import { addSongHead } from "./song-head.ts";

export interface SharingDeps {
  db: Db;
  baseUrl: string;
  /** The web app's page; null where it is not built. */
  page: string | null;
  /** A song as a visitor sees it; null where they do not. */
  presentForVisitor(id: string): Promise<Clip | null>;
  /** A public playlist with its first songs as a visitor sees them; null where there is none. */
  openPlaylist(id: string, limit: number): Promise<{ playlist: Playlist; clips: Clip[] } | null>;
  /** Bytes of the MP3s of these songs, by id. */
  readAudioSizes(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Songs in one feed. */
const FEED_LENGTH = 200;
/** Feed readers ask again and again. Seconds. */
const FEED_AGE = 300;

/** GET /embed/{id} (?color=, ?time= seconds), GET /song/{id} and /playlist/{id} with what other sites read of them, RSS of public playlists, and oEmbed. */
export function mountSharing(http: Http, { db, baseUrl, page, presentForVisitor, openPlaylist, readAudioSizes }: SharingDeps): void {
  const readPlaylist = async (id: string, limit: number) => (isSongId(id) ? openPlaylist(id.toLowerCase(), limit) : null);
  const readSong = async (id: string): Promise<SharedSong | null> =>
    isSongId(id) ? shareSong(await presentForVisitor(id.toLowerCase()), baseUrl) : null;
  const sendPage = (reply: FastifyReply, html: string) => reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
  // As for every other page, but that any site may show it in a frame.
  const framed = contentPolicy({ inlineScripts: [], frameAncestors: "*" });

  http.raw.get("/embed/:id", async (request, reply) => {
    const { id } = request.params as { id: string };
    const query = request.query as Record<string, unknown>;
    void reply.header("content-security-policy", framed);
    const song = await readSong(id);
    if (!song) return sendPage(reply.code(404), printEmptyEmbedPage(baseUrl));
    const time = Number(query["time"] ?? 0);
    return sendPage(reply, printEmbedPage(song, {
      baseUrl, color: EMBED_COLORS.find((color) => color === query["color"]) ?? "night", startAt: Number.isFinite(time) ? time : 0,
    }));
  });

  if (page !== null) {
    http.raw.get("/song/:id", async (request, reply) => {
      const song = await readSong((request.params as { id: string }).id);
      return sendPage(reply, song ? addSongHead(page, song, baseUrl) : page);
    });
    http.raw.get("/playlist/:id", async (request, reply) => {
      const found = await readPlaylist((request.params as { id: string }).id, 1);
      return sendPage(reply, found ? addPlaylistHead(page, found.playlist, baseUrl) : page);
    });
  }

  http.raw.get("/api/playlist/:id/rss", async (request, reply) => {
    const found = await readPlaylist((request.params as { id: string }).id, FEED_LENGTH);
    if (!found) throw new AppError("not_found", "There is no public playlist at this address.");
    const sizes = await readAudioSizes(found.clips.map((clip) => clip.id));
    return reply.type("application/rss+xml; charset=utf-8").header("cache-control", `public, max-age=${FEED_AGE}`).header("x-content-type-options", "nosniff")
      .send(printRss({ ...found, sizes, baseUrl }));
  });

  http.mount(attributeShare, async ({ viewer, address, body }) => {
    await recordVisit(db, { userId: viewer?.id ?? null, address }, body);
    return { ok: true as const };
  });

  http.mount(getOembed, async ({ query }) => {
    const list = playlistIdOf(query.url, baseUrl);
    if (list !== null) {
      const found = await readPlaylist(list, 1);
      if (!found) throw new AppError("not_found", "There is no public playlist at this address.");
      return describePlaylist(found.playlist, baseUrl);
    }
    const id = songIdOf(query.url, baseUrl);
    const song = id === null ? null : await readSong(id);
    if (!song) throw new AppError("not_found", "There is no song at this address.");
    return describeOembed(song, baseUrl, sizeWithin({ width: query.maxwidth, height: query.maxheight }));
  });
}

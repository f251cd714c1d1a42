import { getOembed, type Clip } from "@tunewright/contract";
import type { FastifyReply } from "fastify";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { contentPolicy } from "../../platform/http/security-headers.ts";
import { describeOembed, sizeWithin, songIdOf } from "./describe-oembed.ts";
import { EMBED_COLORS, printEmbedPage, printEmptyEmbedPage } from "./embed-page.ts";
import { isSongId, shareSong, type SharedSong } from "./shared-song.ts";
import { addSongHead } from "./song-head.ts";

export interface SharingDeps {
  baseUrl: string;
  /** The web app's page; null where it is not built. */
  page: string | null;
  /** A song as a visitor sees it; null where they do not. */
  presentForVisitor(id: string): Promise<Clip | null>;
}

/** GET /embed/{id} (?color=, ?time= seconds), GET /song/{id} with what other sites read of it, and oEmbed. */
export function mountSharing(http: Http, { baseUrl, page, presentForVisitor }: SharingDeps): void {
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
  }

  http.mount(getOembed, async ({ query }) => {
    const id = songIdOf(query.url, baseUrl);
    const song = id === null ? null : await readSong(id);
    if (!song) throw new AppError("not_found", "There is no song at this address.");
    return describeOembed(song, baseUrl, sizeWithin({ width: query.maxwidth, height: query.maxheight }));
  });
}

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../../database.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { Http, Viewer } from "../../../platform/http/http.ts";
import type { Bus } from "../../../platform/realtime/bus.ts";
import type { ObjectStorage } from "../../../platform/storage/object-storage.ts";
import { sendCover } from "./send-cover.ts";
import { sendLiveAudio } from "./send-live-audio.ts";
import { sendMaster } from "./send-master.ts";
import { loadVisibleClip } from "../load-clip.ts";

export interface MediaDeps {
  db: Db;
  storage: ObjectStorage;
  bus: Bus;
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** GET and HEAD /api/clip/{id}/audio (?download=1) and /api/clip/{id}/image (?size=96|352|896, ?format=png). */
export function mountMedia(http: Http, deps: MediaDeps): void {
  const closing = new AbortController();
  // Whoever listens to a song that is being made would otherwise hold the server open.
  http.raw.addHook("preClose", async () => closing.abort());

  const route = (name: string, send: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<FastifyReply>) =>
    http.raw.route({
      method: ["GET", "HEAD"],
      url: `/api/clip/:id/${name}`,
      handler: (request, reply) => {
        const { id } = request.params as { id: string };
        if (!UUID.test(id)) throw new AppError("not_found", "This song is not here. It may have been deleted.");
        return send(request, reply, id.toLowerCase());
      },
    });

  route("audio", async (request, reply, id) => {
    const clip = await loadVisibleClip(deps.db, id, await deps.viewerOf(request));
    void reply.header("x-content-type-options", "nosniff").header("cross-origin-resource-policy", "cross-origin");
    if (clip.status === "complete") return sendMaster(deps.storage, request, reply, clip);
    if (clip.status === "streaming" || clip.status === "submitted") return sendLiveAudio(deps, request, reply, clip.id, closing.signal);
    throw new AppError("not_found", clip.status === "queued" ? "This song has not begun to sound yet." : "This song was not finished.");
  });

  route("image", async (request, reply, id) => {
    const clip = await loadVisibleClip(deps.db, id, await deps.viewerOf(request));
    void reply.header("x-content-type-options", "nosniff").header("cross-origin-resource-policy", "cross-origin");
    return sendCover(deps.storage, request, reply, clip);
  });
}

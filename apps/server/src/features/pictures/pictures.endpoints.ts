import { LIMITS, PICTURES_PATH, planHas, printImage, type PlanKey } from "@tunewright/contract";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http, Viewer } from "../../platform/http/http.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { keepPicture, mayKeep, squarePictures } from "./keep-picture.ts";
import { PICTURE_SIZES, pictureKey, type PictureSize } from "./use-picture.ts";

export interface PicturesDeps {
  db: Db;
  storage: ObjectStorage;
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  readPlan(userId: string): Promise<PlanKey>;
  /** Prints a square picture from words: WebP by edge length. Equal words give equal pictures. */
  printPicture(prompt: string): Promise<ReadonlyMap<PictureSize, Uint8Array>>;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const YEAR = 365 * 24 * 60 * 60;

/** POST /api/pictures, GET and HEAD /api/picture/{id} (?size=96|352|896), and pictures printed from words. */
export function mountPictures(http: Http, deps: PicturesDeps): void {
  const { db, storage, viewerOf } = deps;

  void http.raw.register(async (scope) => {
    // Before the body is read: strangers do not make us take ten megabytes.
    scope.addHook("onRequest", async (request) => {
      const viewer = await viewerOf(request);
      if (!viewer) throw new AppError("not_signed_in", "Sign in to do this.");
      await mayKeep(db, viewer.id);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(/^image\/|^application\/octet-stream$/, { parseAs: "buffer", bodyLimit: LIMITS.avatarBytes }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error) => {
      const { code } = error as { code?: string };
      if (code === "FST_ERR_CTP_BODY_TOO_LARGE") throw new AppError("too_large", "A picture can have at most 10 MB.");
      if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") throw new AppError("wrong_media_type", "Use a JPEG, PNG, WebP, GIF or AVIF picture.");
      throw error;
    });
    scope.post(PICTURES_PATH, async (request, reply) => {
      const viewer = (await viewerOf(request))!;
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new AppError("invalid_request", "Send a picture.");
      const image_url = await keepPicture(deps, viewer.id, await squarePictures(request.body));
      return reply.header("cache-control", "no-store").send({ image_url });
    });
  });

  http.mount(printImage, async ({ viewer, body }) => {
    if (!planHas(await deps.readPlan(viewer.id), "generate_song_image")) throw new AppError("feature_not_in_plan", "Printing pictures from words is part of the paid plans.");
    await mayKeep(db, viewer.id);
    return { image_url: await keepPicture(deps, viewer.id, await deps.printPicture(body.prompt)) };
  });

  http.raw.route({
    method: ["GET", "HEAD"],
    url: "/api/picture/:id",
    handler: async (request, reply) => {
      const { id } = request.params as { id: string };
      const size = PICTURE_SIZES.find((each) => String(each) === ((request.query as Record<string, unknown>)["size"] ?? "352"));
      const gone = () => new AppError("not_found", "This picture is not here any more.");
      if (size === undefined || !UUID.test(id)) throw gone();
      const object = await storage.stat(pictureKey(id, size));
      if (!object) throw gone();
      void reply.type("image/webp").header("cache-control", `public, max-age=${YEAR}, immutable`).header("content-length", object.size)
        .header("x-content-type-options", "nosniff").header("cross-origin-resource-policy", "cross-origin");
      return reply.send(request.method === "HEAD" ? undefined : await storage.get(pictureKey(id, size)));
    },
  });
}

import {
  deleteClips as deleteEndpoint, getAlignedLyrics, getClip, incrementActionCount, setMetadata as setMetadataEndpoint,
  setVisibility as setVisibilityEndpoint, trashClips as trashEndpoint, updateReaction, type Clip, type ClipId,
} from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { tellPeople } from "../notifications/index.ts";
import { recordShare } from "../sharing/index.ts";
import { readAlignedLyrics } from "./aligned-lyrics.ts";
import { countAction } from "./count-action.ts";
import { deleteClips } from "./delete-clips.ts";
import { presentClipFor, presentClips } from "./present-clips.ts";
import { react } from "./react.ts";
import { setMetadata } from "./set-metadata.ts";
import { setVisibility } from "./set-visibility.ts";
import { trashClips } from "./trash-clips.ts";

export function mountClips(http: Http, { db, jobs, bus }: { db: Db; jobs: Jobs; bus: Bus }): void {
  const present = async (viewer: { id: string } | null, id: string): Promise<Clip> => {
    const clip = await presentClipFor(db, viewer?.id ?? null, id);
    if (!clip) throw new AppError("not_found", "This song is not here. It may have been deleted.");
    return clip;
  };
  /** After a change by the owner: tells their other windows, and answers. */
  const presentChanged = async (viewer: { id: string }, id: string): Promise<Clip> => {
    await bus.publish("clip.updated", { clipId: id, userId: viewer.id });
    return present(viewer, id);
  };

  http.mount(getClip, ({ viewer, params }) => present(viewer, params.id));

  http.mount(getAlignedLyrics, ({ viewer, params }) => readAlignedLyrics(db, viewer, params.id));

  http.mount(setVisibilityEndpoint, async ({ viewer, params, body }) => {
    await tellPeople(bus, await setVisibility(db, viewer, params.id, { isPublic: body.is_public, submitToContest: body.submit_to_contest }));
    return presentChanged(viewer, params.id);
  });

  http.mount(setMetadataEndpoint, async ({ viewer, params, body }) => {
    await setMetadata(db, viewer, params.id, body);
    return presentChanged(viewer, params.id);
  });

  http.mount(updateReaction, async ({ viewer, params, body }) => {
    await tellPeople(bus, await react(db, viewer, params.id, body.reaction));
    return present(viewer, params.id);
  });

  http.mount(incrementActionCount, async ({ viewer, params, body }) => {
    const play_count = await countAction(db, viewer, params.id, body.action);
    if (body.action === "share") await recordShare(db, { id: body.share_id, clipId: params.id, userId: viewer?.id ?? null, platform: body.share_platform ?? "" });
    return { play_count };
  });

  http.mount(trashEndpoint, async ({ viewer, body }) => {
    await trashClips(db, viewer, body.clip_ids, body.trash);
    await Promise.all(body.clip_ids.map((id) => bus.publish("clip.updated", { clipId: id, userId: viewer.id })));
    return { clips: await presentClips(db, body.clip_ids, viewer) };
  });

  http.mount(deleteEndpoint, async ({ viewer, body }) => {
    const deleted = await deleteClips({ db, jobs }, viewer, body.ids);
    await Promise.all(deleted.map((id) => bus.publish("clip.removed", { clipId: id, userId: viewer.id })));
    return { deleted: deleted as ClipId[] };
  });
}

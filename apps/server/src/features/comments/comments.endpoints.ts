import {
  LIMITS, deleteComment as deleteEndpoint, likeComment as likeEndpoint, listComments as listEndpoint, postComment as postEndpoint, suggestMentions,
  type ClipId, type Comment,
} from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { loadVisibleClip } from "../clips/index.ts";
import { tellPeople } from "../notifications/index.ts";
import { canRead } from "./comments.policy.ts";
import { listComments, suggestPeople } from "./comments.repo.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { deleteComment } from "./delete-comment.ts";
import { likeComment } from "./like-comment.ts";
import { loadComment } from "./load-comment.ts";
import { postComment } from "./post-comment.ts";
import { presentComments } from "./present-comments.ts";

const SUGGESTIONS = 6;

export function mountComments(http: Http, { db, bus }: { db: Db; bus: Bus }): void {
  /** The count is on the song: its maker's windows and the writer's own are told. */
  const tellOfSong = async (clipId: string, ...people: string[]): Promise<void> => {
    await Promise.all([...new Set(people)].map((userId) => bus.publish("clip.updated", { clipId, userId })));
  };
  const present = async (viewer: { id: string }, id: string): Promise<Comment> => {
    const { comment, song } = await loadComment(db, id, viewer);
    return (await presentComments(db, [comment], song, viewer))[0]!;
  };

  http.mount(listEndpoint, async ({ viewer, params, query }) => {
    const song = await loadVisibleClip(db, params.id, viewer);
    const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
    if (!canRead(viewer, song)) return { comments: [], next_cursor: null, comment_count: 0 };
    const rows = await listComments(db, song.id, { parentId: query.parent_id ?? null, after, limit: LIMITS.commentPage, viewer });
    const page = rows.slice(0, LIMITS.commentPage);
    return {
      comments: await presentComments(db, page, song, viewer), comment_count: song.comment_count,
      next_cursor: rows.length > LIMITS.commentPage ? encodeCursor(page.at(-1)!.seq) : null,
    };
  });

  http.mount(postEndpoint, async ({ viewer, params, body }) => {
    const { comment, told } = await postComment(db, viewer, params.id, body);
    const song = await loadVisibleClip(db, params.id, viewer);
    await Promise.all([tellOfSong(comment.clip_id, song.user_id, viewer.id), tellPeople(bus, told)]);
    return (await presentComments(db, [comment], song, viewer))[0]!;
  });

  http.mount(likeEndpoint, async ({ viewer, params, body }) => {
    await tellPeople(bus, await likeComment(db, viewer, params.id, body.liked));
    return present(viewer, params.id);
  });

  http.mount(deleteEndpoint, async ({ viewer, params }) => {
    const { clipId, ownerId, left } = await deleteComment(db, viewer, params.id);
    await tellOfSong(clipId, ownerId, viewer.id);
    return { clip_id: clipId as ClipId, comment_count: left };
  });

  http.mount(suggestMentions, async ({ viewer, query }) => ({
    users: (await suggestPeople(db, viewer, query.term, SUGGESTIONS)).map(({ id: _id, ...person }) => person),
  }));
}

import type { Clip, LineageNode } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { presentClips } from "../clips/index.ts";
import { readAncestors, readDescendants, readShowSource, type Link } from "./relations.repo.ts";

type Viewer = { id: string } | null;

/**
 * The line of a song: ancestors farthest first, itself, then descendants, each right below what it came from. What is link-only or in
 * the trash of others stands there without its name; a remix whose origin is not shown does not lead to it, nor from it, but for whoever made the origin.
 */
export async function presentLineage(db: Db, clipId: string, viewer: Viewer): Promise<LineageNode[]> {
  const [up, down] = await Promise.all([readAncestors(db, clipId), readDescendants(db, clipId)]);
  const ids = [...new Set([clipId, ...up.flatMap((link) => [link.clipId, link.sourceId]), ...down.map((link) => link.clipId)])];
  const [clips, shows] = await Promise.all([presentClips(db, ids, viewer), readShowSource(db, ids)]);
  const known = new Map<string, Clip>(clips.filter((clip) => clip.id === clipId || (!clip.is_trashed && (clip.is_public || clip.user_id === viewer?.id))).map((clip) => [clip.id, clip]));

  const nodes: LineageNode[] = [];
  const add = (id: string, depth: number, relation: string | null) => nodes.push({ key: String(nodes.length), depth, relation, clip: known.get(id) ?? null });

  const isShown = (link: Link) => shows.get(link.clipId) !== false || (viewer !== null && known.get(link.sourceId)?.user_id === viewer.id);
  // Upwards as far as every step is shown; each song once, at its nearest.
  const reached = new Map<string, { depth: number; link: Link | null }>([[clipId, { depth: 0, link: null }]]);
  for (const link of up) {
    const from = reached.get(link.clipId);
    if (from && isShown(link) && !reached.has(link.sourceId)) reached.set(link.sourceId, { depth: from.depth - 1, link });
  }
  // How a song was made of what stands above it: the relation of the step that leads down from there.
  const madeOf = (id: string): string | null => up.find((link) => link.clipId === id && isShown(link))?.relation ?? null;
  const above = [...reached].filter(([id]) => id !== clipId).toSorted(([, a], [, b]) => a.depth - b.depth);
  for (const [id, { depth }] of above) add(id, depth, madeOf(id));
  add(clipId, 0, madeOf(clipId));

  const children = new Map<string, Link[]>();
  for (const link of down) children.set(link.sourceId, [...(children.get(link.sourceId) ?? []), link]);
  const seen = new Set(reached.keys());
  const descend = (id: string, depth: number): void => {
    for (const link of children.get(id) ?? []) {
      // Nobody learns of songs that others keep to themselves by looking at what they were made from.
      if (seen.has(link.clipId) || !known.has(link.clipId) || shows.get(link.clipId) === false) continue;
      seen.add(link.clipId);
      add(link.clipId, depth, link.relation);
      descend(link.clipId, depth + 1);
    }
  };
  descend(clipId, 1);
  return nodes;
}

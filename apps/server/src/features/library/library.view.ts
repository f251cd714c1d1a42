import type { Project, ProjectId } from "@tunewright/contract";
import type { ProjectRow } from "./library.repo.ts";

/** Row → wire; workspaces are shown to their owner only. */
export const presentProject = (row: ProjectRow): Project => ({
  id: row.id as ProjectId,
  name: row.name,
  clip_count: Number(row.clip_count),
  shared: false,
  is_owned: true,
  is_default: row.is_default,
  is_trashed: row.trashed_at !== null,
  image_url: row.cover_clip_id === null ? null : `/api/clip/${row.cover_clip_id}/image?size=352&v=${row.cover_version}`,
  created_at: row.created_at.toISOString(),
});

import type { Clip, ProjectId } from "@tunewright/contract";
import { beforeEach, expect, it } from "vitest";
import { queryClient } from "../../api/query-client.ts";
import { showNewClips, workspaceClips } from "./workspace-clips.ts";

const HOME = "11111111-1111-4111-8111-111111111111" as ProjectId;
const OTHER = "22222222-2222-4222-8222-222222222222" as ProjectId;
const clip = (id: string, project: ProjectId): Clip => ({ id, project_id: project }) as unknown as Clip;
const page = (project: ProjectId, ids: string[]) => ({ project: { id: project, clip_count: ids.length }, clips: ids.map((id) => clip(id, project)), next_cursor: null });
const shown = (id: ProjectId | null) =>
  (queryClient.getQueryData(workspaceClips(id).queryKey) as unknown as { pages: ReturnType<typeof page>[] } | undefined)?.pages.map((p) => p.clips.map((c) => c.id as string));
const put = (id: ProjectId | null, pages: ReturnType<typeof page>[]) => queryClient.setQueryData(workspaceClips(id).queryKey as readonly unknown[], { pages, pageParams: [null] });

beforeEach(() => queryClient.clear());

it("shows new takes on top of their workspace, by its id and as the default one", () => {
  put(null, [page(HOME, ["old"])]);
  put(HOME, [page(HOME, ["old"]), page(HOME, ["older"])]);
  put(OTHER, [page(OTHER, ["else"])]);
  showNewClips([clip("a", HOME), clip("b", HOME)]);
  expect(shown(null)).toEqual([["a", "b", "old"]]);
  expect(shown(HOME)).toEqual([["a", "b", "old"], ["older"]]);
  expect(shown(OTHER)).toEqual([["else"]]);
});

it("does not put them into a default workspace that is not theirs", () => {
  put(null, [page(HOME, ["old"])]);
  showNewClips([clip("a", OTHER)]);
  expect(shown(null)).toEqual([["old"]]);
});

it("shows no take twice when the live event was faster", () => {
  put(null, [page(HOME, ["a", "old"])]);
  showNewClips([clip("a", HOME), clip("b", HOME)]);
  expect(shown(null)).toEqual([["b", "a", "old"]]);
});

import {
  LIMITS, getPinnedClips, getPrivacy, getProfile, listFollowers, listFollowing, listProfileLikes, listProfilePersonas, listProfilePlaylists, markPerson, pinClip, setPrivacy, updateProfile,
  type GateName, type Persona, type PersonCard, type PlanKey, type Playlist, type Profile,
} from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { decodeOffset, encodeOffset } from "../../platform/http/offset-cursor.ts";
import { presentClips } from "../clips/index.ts";
import { presentPeople } from "../follows/index.ts";
import { editProfile } from "./edit-profile.ts";
import { setPinned } from "./pin-clip.ts";
import { loadPerson, presentProfile } from "./present-profile.ts";
import { keepProfile, listFollows, listLikes, listPins, listPublicPlaylists, readById } from "./profiles.repo.ts";

export interface ProfilesDeps {
  db: Db;
  getFlags(): Promise<Readonly<Record<GateName, boolean>>>;
  readPlan(userId: string): Promise<PlanKey>;
  listPersonas(userId: string, viewer: { id: string } | null, page: { offset: number; limit: number }): Promise<Persona[]>;
  presentPlaylists(ids: readonly string[], viewer: { id: string } | null): Promise<Playlist[]>;
}

/** How many ids a page holds, and one more to know whether there is another. */
interface Page { offset: number; limit: number }

export function mountProfiles(http: Http, deps: ProfilesDeps): void {
  const { db } = deps;
  const pinLimit = async () => ((await deps.getFlags())["artist-profiles"] ? LIMITS.pinsOfArtists : LIMITS.pins);
  const present = async (person: Awaited<ReturnType<typeof loadPerson>>, viewer: { id: string } | null, cursor?: string): Promise<Profile> =>
    presentProfile(db, person, viewer, { cursor, auraOn: (await deps.getFlags())["vip-profile-aura"], pins: await pinLimit() });
  const presentPins = async (viewer: { id: string }) => {
    const [ids, limit, plan] = await Promise.all([listPins(db, viewer.id), pinLimit(), deps.readPlan(viewer.id)]);
    return { clips: await presentClips(db, ids.slice(0, limit), viewer), limit, can_pin: plan !== "free" };
  };
  const turn = async (cursor: string | undefined, limit: number, read: (page: Page) => Promise<string[]>) => {
    const offset = decodeOffset(cursor);
    const ids = await read({ offset, limit: limit + 1 });
    const page = ids.slice(0, limit);
    return { ids: page, next_cursor: ids.length > page.length ? encodeOffset(offset + page.length) : null };
  };

  http.mount(getProfile, async ({ viewer, params, query }) => present(await loadPerson(db, params.handle, viewer), viewer, query.cursor));

  http.mount(updateProfile, async ({ viewer, body }) => {
    await editProfile(db, viewer, body);
    const person = await readById(db, viewer.id);
    if (!person) throw new AppError("not_signed_in", "Sign in to do this.");
    return present({ ...person, isBlocked: false }, viewer);
  });

  for (const [endpoint, end] of [[listFollowers, "followers"], [listFollowing, "following"]] as const) {
    http.mount(endpoint, async ({ viewer, params, query }) => {
      const person = await loadPerson(db, params.handle, viewer);
      const { ids, next_cursor } = await turn(query.cursor, LIMITS.peoplePage, async (page) => (person.isBlocked ? [] : listFollows(db, person.id, end, viewer, page)));
      return { users: await presentPeople(db, ids, viewer), next_cursor };
    });
  }

  http.mount(listProfilePlaylists, async ({ viewer, params, query }) => {
    const person = await loadPerson(db, params.handle, viewer);
    const { ids, next_cursor } = await turn(query.cursor, LIMITS.feedPage, async (page) => (person.isBlocked ? [] : listPublicPlaylists(db, person.id, page)));
    return { playlists: await deps.presentPlaylists(ids, viewer), next_cursor };
  });

  http.mount(listProfilePersonas, async ({ viewer, params, query }) => {
    const person = await loadPerson(db, params.handle, viewer);
    const offset = decodeOffset(query.cursor);
    const found = person.isBlocked ? [] : await deps.listPersonas(person.id, viewer, { offset, limit: LIMITS.feedPage + 1 });
    const personas = found.slice(0, LIMITS.feedPage);
    return { personas, next_cursor: found.length > personas.length ? encodeOffset(offset + personas.length) : null };
  });

  http.mount(listProfileLikes, async ({ viewer, params, query }) => {
    const person = await loadPerson(db, params.handle, viewer);
    const shown = !person.isBlocked && (viewer?.id === person.id || !person.private_likes);
    const { ids, next_cursor } = await turn(query.cursor, LIMITS.feedPage, async (page) => (shown ? listLikes(db, person.id, viewer, page) : []));
    return { clips: await presentClips(db, ids, viewer), next_cursor };
  });

  http.mount(getPinnedClips, ({ viewer }) => presentPins(viewer));

  http.mount(pinClip, async ({ viewer, body }) => {
    const [plan, limit] = await Promise.all([deps.readPlan(viewer.id), pinLimit()]);
    await setPinned(db, { id: viewer.id, plan }, { clipId: body.clip_id, isPinned: body.is_pinned, replaces: body.replaces ?? null, limit });
    return presentPins(viewer);
  });

  const readPrivacy = async (userId: string) => {
    const person = await readById(db, userId);
    return { private_likes: person?.private_likes ?? false, hide_from_search: person?.hide_from_search ?? false };
  };
  http.mount(getPrivacy, ({ viewer }) => readPrivacy(viewer.id));

  http.mount(setPrivacy, async ({ viewer, body }) => {
    await keepProfile(db, viewer.id, {
      ...(body.private_likes === undefined ? {} : { private_likes: body.private_likes }), ...(body.hide_from_search === undefined ? {} : { hide_from_search: body.hide_from_search }),
    });
    return readPrivacy(viewer.id);
  });

  http.mount(markPerson, async ({ viewer, params, body }): Promise<PersonCard> => {
    const person = await loadPerson(db, params.handle, null);
    await keepProfile(db, person.id, {
      ...(body.is_verified === undefined ? {} : { verified_at: body.is_verified ? (person.verified_at ?? new Date()) : null }), ...(body.has_aura === undefined ? {} : { has_aura: body.has_aura }),
    });
    const [card] = await presentPeople(db, [person.id], viewer);
    if (!card) throw new AppError("not_found", "There is nobody of this name.");
    return card;
  });
}

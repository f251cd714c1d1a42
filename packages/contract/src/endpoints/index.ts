import * as account from "./account.ts";
import * as blocks from "./blocks.ts";
import * as clips from "./clips.ts";
import * as comments from "./comments.ts";
import * as discover from "./discover.ts";
import * as exports from "./exports.ts";
import * as follows from "./follows.ts";
import * as generation from "./generation.ts";
import * as hooks from "./hooks.ts";
import * as library from "./library.ts";
import * as moderation from "./moderation.ts";
import * as notifications from "./notifications.ts";
import * as personas from "./personas.ts";
import * as pictures from "./pictures.ts";
import * as playlists from "./playlists.ts";
import * as profiles from "./profiles.ts";
import * as relations from "./relations.ts";
import * as remix from "./remix.ts";
import * as search from "./search.ts";
import * as sharing from "./sharing.ts";
import * as site from "./site.ts";
import * as writing from "./writing.ts";
import type { Endpoint } from "../endpoint.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "errors" in value;

/** Every endpoint, for the OpenAPI document and the check that each is mounted. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [account, blocks, clips, comments, discover, exports, follows, generation, hooks, library, moderation, notifications, personas, pictures, playlists, profiles, relations, remix, search, sharing, site, writing].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

import * as account from "./account.ts";
import * as clips from "./clips.ts";
import * as comments from "./comments.ts";
import * as discover from "./discover.ts";
import * as follows from "./follows.ts";
import * as generation from "./generation.ts";
import * as library from "./library.ts";
import * as notifications from "./notifications.ts";
import * as playlists from "./playlists.ts";
import * as search from "./search.ts";
import * as sharing from "./sharing.ts";
import type { Endpoint } from "../endpoint.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "errors" in value;

/** Every endpoint, for the OpenAPI document and the check that each is mounted. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [account, clips, comments, discover, follows, generation, library, notifications, playlists, search, sharing].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

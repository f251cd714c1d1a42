import * as account from "./account.ts";
import * as clips from "./clips.ts";
import * as discover from "./discover.ts";
import * as generation from "./generation.ts";
import * as library from "./library.ts";
import type { Endpoint } from "../endpoint.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "errors" in value;

/** Every endpoint, for the OpenAPI document and the check that each is mounted. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [account, clips, discover, generation, library].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { personCard } from "../entities/profile.ts";

export const follow = defineEndpoint({
  id: "follow", method: "POST", path: "/api/profiles/follow", summary: "Follow a person, or no longer", tag: "discover", access: "signed-in",
  body: z.object({ handle: z.string().check(z.maxLength(64)), unfollow: z._default(z.boolean(), false) }),
  response: personCard, errors: ["invalid_request", "not_signed_in", "not_found", "not_processable"],
});

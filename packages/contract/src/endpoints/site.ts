import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

/** Pages that the operator keeps elsewhere; null where there is none. */
export const SITE_LINKS = ["help", "about", "blog", "careers", "terms", "privacy"] as const;
export type SiteLink = (typeof SITE_LINKS)[number];
/** Longest words of a notice, and of what somebody tells the house. */
export const NOTICE_LENGTH = 300;
export const FEEDBACK_LENGTH = 2_000;

const address = () => z.url({ protocol: /^https?$/ }).check(z.maxLength(500));
const link = () => z.nullable(address());
const links = z.object({ help: link(), about: link(), blog: link(), careers: link(), terms: link(), privacy: link() });
const stores = z.object({ ios: link(), android: link() });
/** `maintenance`: it is going on; `scheduled`: it is to come. */
const maintenance = z.nullable(z.object({ kind: z.enum(["maintenance", "scheduled"]), text: z.string().check(z.minLength(1), z.maxLength(NOTICE_LENGTH)) }));

/** What the operator of this house says and links to. */
export const site = z.object({
  maintenance, links, stores,
  /** Whether phones where the viewer is may be shown the banner of the app. */
  app_banner: z.boolean(),
});
export type Site = z.infer<typeof site>;

export const getSite = defineEndpoint({
  id: "getSite", method: "GET", path: "/api/site/", summary: "The operator's notice and links", tag: "site", access: "anyone",
  response: site, errors: [],
});

export const updateSite = defineEndpoint({
  id: "updateSite", method: "POST", path: "/api/site/", summary: "Change the notice, the links or where the app's banner shows", tag: "site", access: "staff",
  body: z.object({
    maintenance: z.optional(maintenance), links: z.optional(z.partial(links)), stores: z.optional(z.partial(stores)),
    /** ISO 3166 codes; null for all countries. */
    banner_countries: z.optional(z.nullable(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(250)))),
  }),
  response: site, errors: ["invalid_request", "not_signed_in", "not_allowed"],
});

export const sendFeedback = defineEndpoint({
  id: "sendFeedback", method: "POST", path: "/api/feedback/", summary: "Tell the house something", tag: "site", access: "signed-in",
  body: z.object({
    kind: z.enum(["idea", "problem", "praise", "other"]),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_LENGTH)),
    /** The page it was written on. */
    page: z.string().check(z.maxLength(500)),
  }),
  response: z.object({ ok: z.literal(true) }), errors: ["invalid_request", "not_signed_in", "rate_limited"], rate: { max: 10, seconds: 3_600 },
});

const waitlist = z.object({ joined_at: z.nullable(z.iso.datetime()) });
export const getStudioWaitlist = defineEndpoint({
  id: "getStudioWaitlist", method: "GET", path: "/api/studio/waitlist/", summary: "Whether the viewer waits for the studio", tag: "site", access: "signed-in",
  response: waitlist, errors: ["not_signed_in"],
});
export const joinStudioWaitlist = defineEndpoint({
  id: "joinStudioWaitlist", method: "POST", path: "/api/studio/waitlist/", summary: "Wait for the studio, or wait no more", tag: "site", access: "signed-in",
  body: z.object({ join: z._default(z.boolean(), true) }),
  response: waitlist, errors: ["invalid_request", "not_signed_in"],
});

import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { notification } from "../entities/notification.ts";
import { LIMITS } from "../limits.ts";

export const listNotifications = defineEndpoint({
  id: "listNotifications", method: "GET", path: "/api/notification/v2", summary: "What happened, newest first, alike events together", tag: "notifications", access: "signed-in",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({ notifications: z.array(notification), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request", "not_signed_in"],
});

export const getNotificationBadge = defineEndpoint({
  id: "getNotificationBadge", method: "GET", path: "/api/notification/v2/badge-count", summary: "How many lines are unread", tag: "notifications", access: "signed-in",
  response: z.object({ count: z.number() }), errors: ["not_signed_in"],
});

export const readNotifications = defineEndpoint({
  id: "readNotifications", method: "POST", path: "/api/notification/v2/read", tag: "notifications", access: "signed-in",
  summary: "Mark lines as read; without ids all of them. Answers how many stay unread",
  body: z.object({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(LIMITS.bulkIds))) }),
  response: z.object({ count: z.number() }), errors: ["invalid_request", "not_signed_in"],
});

const pushSettings = z.object({
  /** With which browsers subscribe (RFC 8292). */
  public_key: z.string(),
  /** Browsers of this person that are told. */
  devices: z.number(),
});
const endpoint = z.string().check(z.minLength(10), z.maxLength(1_000));

export const getPushSettings = defineEndpoint({
  id: "getPushSettings", method: "GET", path: "/api/notification/push", summary: "What a browser needs to be told of news while the app is closed", tag: "notifications", access: "signed-in",
  response: pushSettings, errors: ["not_signed_in"],
});

export const subscribePush = defineEndpoint({
  id: "subscribePush", method: "POST", path: "/api/notification/push/subscribe", summary: "Tell this browser of news, as Web Push", tag: "notifications", access: "signed-in",
  body: z.object({ endpoint, keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }) }),
  response: pushSettings, errors: ["invalid_request", "not_signed_in", "rate_limited"], rate: { max: 20, seconds: 60 },
});

export const unsubscribePush = defineEndpoint({
  id: "unsubscribePush", method: "POST", path: "/api/notification/push/unsubscribe", summary: "Tell this browser no longer", tag: "notifications", access: "signed-in",
  body: z.object({ endpoint }), response: pushSettings, errors: ["invalid_request", "not_signed_in"],
});

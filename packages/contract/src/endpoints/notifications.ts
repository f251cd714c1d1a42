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

import { LIMITS } from "@tunewright/contract";
import * as z from "zod/mini";

const EMAIL_MAX = 254;
const email = z.string().check(
  z.trim(), z.maxLength(EMAIL_MAX, { error: "This e-mail address is too long." }), z.email({ error: "This is not an e-mail address." }),
);
const newPassword = z.string().check(
  z.minLength(LIMITS.password.min, { error: `Use at least ${LIMITS.password.min} characters.` }),
  z.maxLength(LIMITS.password.max, { error: `Use at most ${LIMITS.password.max} characters.` }),
);
const givenPassword = z.string().check(z.minLength(1, { error: "Write your password." }), z.maxLength(1_000, { error: "This password is too long." }));
const address = z.optional(z.string().check(z.maxLength(500)));
const token = z.string().check(z.maxLength(2_000));

/**
 * The library's own paths that are open, with what may be sent to each. Anything else of it is closed: it would let people change
 * their row past our rules. Unknown keys are dropped.
 */
export const AUTH_REQUESTS: Record<string, { method: "GET" | "POST"; body?: z.ZodMiniType }> = {
  "/sign-up/email": {
    method: "POST",
    body: z.object({ email, password: newPassword, name: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.displayName)), ""), callbackURL: address }),
  },
  "/sign-in/email": { method: "POST", body: z.object({ email, password: givenPassword, rememberMe: z.optional(z.boolean()), callbackURL: address }) },
  "/sign-out": { method: "POST", body: z._default(z.object({}), {}) },
  "/get-session": { method: "GET" },
  "/list-sessions": { method: "GET" },
  "/revoke-session": { method: "POST", body: z.object({ token }) },
  "/revoke-other-sessions": { method: "POST", body: z._default(z.object({}), {}) },
  "/send-verification-email": { method: "POST", body: z.object({ email, callbackURL: address }) },
  "/verify-email": { method: "GET" },
  "/request-password-reset": { method: "POST", body: z.object({ email, redirectTo: address }) },
  "/reset-password": { method: "POST", body: z.object({ newPassword, token }) },
  "/change-password": { method: "POST", body: z.object({ currentPassword: givenPassword, newPassword, revokeOtherSessions: z.optional(z.boolean()) }) },
  "/ok": { method: "GET" },
  "/error": { method: "GET" },
};

/** The open path behind an address below /api/auth, or null. The reset link of a letter carries its token in the path. */
export function findAuthRequest(path: string): { method: "GET" | "POST"; body?: z.ZodMiniType } | null {
  if (/^\/reset-password\/[\w.-]{1,2000}$/.test(path)) return { method: "GET" };
  return Object.hasOwn(AUTH_REQUESTS, path) ? (AUTH_REQUESTS[path] ?? null) : null;
}

import { randomUUID } from "node:crypto";
import { LIMITS } from "@tunewright/contract";
import { betterAuth } from "better-auth";
import { bearer } from "better-auth/plugins/bearer";
import type { Logger } from "pino";
import type { Db } from "../../database.ts";
import type { Letter, Mail } from "../../platform/mail/mail.ts";
import { giveHandle } from "./give-handle.ts";

export interface AuthOptions {
  db: Db;
  log: Logger;
  mail: Mail;
  secret: string;
  /** "http://localhost:3000": in links of letters. */
  baseUrl: string;
  trustedOrigins: ReadonlySet<string>;
  /** Sign-ins and sign-ups allowed per address and minute. */
  attemptsPerMinute: number;
  /** What other features make for a new person, such as the default workspace. A failure is logged and does not stop the sign-up. */
  onSignUp: ((userId: string) => Promise<void>)[];
}

/** Set by our own mount from the connection, never by the caller. */
export const IP_HEADER = "x-tunewright-ip";
const DAY = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/** better-auth on our database: e-mail with password, cookie sessions, bearer tokens. */
export function createAuth(options: AuthOptions) {
  const { db, log, mail } = options;
  const times = { createdAt: "created_at", updatedAt: "updated_at" };
  const attempts = { window: 60, max: options.attemptsPerMinute };
  return betterAuth({
    appName: "Tunewright",
    baseURL: options.baseUrl,
    basePath: "/api/auth",
    secret: options.secret,
    telemetry: { enabled: false },
    // Its arguments may hold what people typed: only the message is kept.
    logger: { level: "warn", log: (level, message) => log[level === "error" ? "error" : "warn"]({ from: "better-auth" }, message) },
    database: { db: db as never, type: "postgres", transaction: true },
    trustedOrigins: (request) => [...options.trustedOrigins, ...(request ? [new URL(request.url).origin] : [])],
    advanced: {
      cookiePrefix: "tunewright",
      // Cross-site requests are refused for the whole server before they come here (same-origin.ts); addresses in requests are checked.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      useSecureCookies: options.baseUrl.startsWith("https://"),
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    user: {
      fields: { name: "display_name", image: "avatar_image_url", emailVerified: "email_verified", ...times },
      additionalFields: { isStaff: { type: "boolean", fieldName: "is_staff", input: false, required: false, defaultValue: false } },
    },
    session: {
      modelName: "auth_session", expiresIn: 30 * DAY, updateAge: DAY,
      fields: { userId: "user_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent", ...times },
    },
    account: {
      modelName: "auth_account",
      fields: {
        userId: "user_id", accountId: "account_id", providerId: "provider_id", accessToken: "access_token", refreshToken: "refresh_token", idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at", refreshTokenExpiresAt: "refresh_token_expires_at", ...times,
      },
    },
    verification: { modelName: "auth_verification", fields: { expiresAt: "expires_at", ...times } },
    rateLimit: {
      enabled: true, storage: "database", modelName: "auth_rate_limit", fields: { lastRequest: "last_request" }, window: 60, max: options.attemptsPerMinute * 5,
      customRules: { "/get-session": false, "/sign-in/email": attempts, "/sign-up/email": attempts },
    },
    emailAndPassword: {
      enabled: true, autoSignIn: true, minPasswordLength: LIMITS.password.min, maxPasswordLength: LIMITS.password.max, revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, url }) => post({
        to: user.email, subject: "Choose a new password",
        text: `Somebody, probably you, asked for a new password on Tunewright.\nOpen this address within an hour to choose one:\n\n${url}\n\nIf it was not you, do nothing.`,
      }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user, url }) => post({
        to: user.email, subject: "Confirm your e-mail address", text: `Welcome to Tunewright. Open this address to confirm that it reached you:\n\n${url}`,
      }),
    },
    databaseHooks: {
      user: {
        create: {
          after: async (user) => {
            await giveHandle(db, { id: user.id, name: user.name, email: user.email });
            for (const hook of options.onSignUp) {
              await hook(user.id).catch((error: unknown) => log.error({ err: error, userId: user.id }, "a step after sign-up failed"));
            }
          },
        },
      },
    },
    plugins: [bearer()],
  });

  /**
   * Not waited for: a mail server that is slow or down keeps nobody from signing up. And the library calls this inside its
   * transaction; waiting here for a second connection could starve the pool.
   */
  function post(letter: Letter): void {
    mail.send(letter).catch((error: unknown) => log.error({ err: error, subject: letter.subject }, "a letter could not be sent"));
  }
}

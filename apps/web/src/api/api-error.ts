import type { ErrorCode } from "@tunewright/contract";

/** `offline` is ours: the request never got an answer. */
export type ClientErrorCode = ErrorCode | "offline";

/** What an endpoint answered instead of what was asked. `fields` maps a path in the request to what is wrong with it. */
export class ApiError extends Error {
  readonly code: ClientErrorCode;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly detail: string;
  readonly fields: Readonly<Record<string, string>>;
  /** From Retry-After, where the server says when to come back. */
  readonly retryAfterSeconds: number | null;

  constructor(error: {
    code: ClientErrorCode; status: number; detail: string; fields?: Record<string, string> | undefined; retryAfterSeconds?: number | null;
  }, options?: ErrorOptions) {
    super(error.detail, options);
    this.name = "ApiError";
    this.code = error.code;
    this.status = error.status;
    this.detail = error.detail;
    this.fields = error.fields ?? {};
    this.retryAfterSeconds = error.retryAfterSeconds ?? null;
  }
}

export const isApiError = (error: unknown, code?: ClientErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

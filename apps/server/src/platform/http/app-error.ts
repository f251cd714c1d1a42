import { ERRORS, type ErrorCode } from "@tunewright/contract";

/** What went wrong, in the catalogue's words. `detail` is shown to people; `fields` maps request paths to what is wrong with them. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds, for rate_limited and unavailable. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, detail: string, options: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

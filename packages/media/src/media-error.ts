/** What can be wrong with a recording that somebody brings, or with the machine that should read it. */
export type MediaErrorCode =
  /** No audio that we read: another kind of file, a picture, a playlist, a video without sound. */
  | "not-audio"
  /** Longer than asked to be read, by its header or by what came out of it. */
  | "too-long"
  /** More bytes than allowed, or more memory needed than allowed to unpack them. */
  | "too-large"
  /** Ends before its header says it does. */
  | "truncated"
  /** No bytes, or a container without a single sample. */
  | "empty"
  /** Not finished within the time allowed. */
  | "timed-out"
  /** No ffmpeg on this machine. */
  | "no-ffmpeg"
  /** ffmpeg failed at writing: a full disk, an encoder it was built without. */
  | "failed";

/** Every failure of this package but a cancellation, which rejects with the signal's reason. `detail` is for logs, not for people. */
export class MediaError extends Error {
  readonly code: MediaErrorCode;
  readonly detail: string;

  constructor(code: MediaErrorCode, detail = "", options?: { cause?: unknown }) {
    super(detail ? `${code}: ${detail}` : code, options);
    this.name = "MediaError";
    this.code = code;
    this.detail = detail;
  }
}

/** The server cannot start, and a person can mend it: the message is one sentence that says how. Printed without a stack. */
export class BootError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "BootError";
  }
}

/** The operating system's code of an error ("EACCES"), or undefined. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

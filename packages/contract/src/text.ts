import * as z from "zod/mini";

/** Text of at most `max` characters. NUL cannot be stored and means nothing: refused with a field error, not dropped silently. */
export const text = (max: number) =>
  z.string().check(z.maxLength(max), z.refine((s) => !s.includes("\u0000"), { error: "Remove the NUL character." }));

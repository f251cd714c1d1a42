/** Digits as they are typed, laid into M:SS from the right: "5" is 0:05, "57" is 0:57, "157" is 1:57. At most 999:59. */
export function maskTime(typed: string): string {
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "").slice(0, 5);
  return `${digits.slice(0, -2) || "0"}:${digits.slice(-2).padStart(2, "0")}`;
}

/**
 * What stands in the field after an input event: the mask fills from the right wherever the caret stands, and the first digit after the
 * field was entered (`fresh`) begins anew. `value` is what the browser would have made of it.
 */
export function typeTime(shown: string, { inputType, data, value, fresh }: { inputType: string; data: string | null; value: string; fresh: boolean }): string {
  if (inputType === "insertText" && data !== null) return maskTime((fresh ? "" : shown) + data);
  if (inputType === "deleteContentBackward") return fresh ? maskTime("") : maskTime(shown.slice(0, -1));
  return maskTime(value);
}

/** Whole seconds of an M:SS, its seconds at most 59 and the whole within the song. */
export function secondsOf(masked: string, duration: number | null): number {
  const [minutes = "0", seconds = "0"] = masked.split(":");
  const wanted = Number(minutes) * 60 + Math.min(59, Number(seconds));
  return Math.max(0, Math.min(Number.isFinite(wanted) ? wanted : 0, Math.floor(duration ?? Infinity)));
}

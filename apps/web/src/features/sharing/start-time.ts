/** Digits as they are typed, laid into M:SS from the right: "5" is 0:05, "57" is 0:57, "157" is 1:57. At most 999:59. */
export function maskTime(typed: string): string {
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "").slice(0, 5);
  return `${digits.slice(0, -2) || "0"}:${digits.slice(-2).padStart(2, "0")}`;
}

/** Whole seconds of an M:SS, its seconds at most 59 and the whole within the song. */
export function secondsOf(masked: string, duration: number | null): number {
  const [minutes = "0", seconds = "0"] = masked.split(":");
  const wanted = Number(minutes) * 60 + Math.min(59, Number(seconds));
  return Math.max(0, Math.min(Number.isFinite(wanted) ? wanted : 0, Math.floor(duration ?? Infinity)));
}

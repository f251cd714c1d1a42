const DAY = 86_400_000;

/** How long ago, as short as a row allows: "now", "5 min", "2 h", "yesterday", "Tue", "12 Jun", "12 Jun 2025". */
export function formatAgo(iso: string, now: Date = new Date()): string {
  const then = new Date(iso);
  const age = now.getTime() - then.getTime();
  if (age < 60_000) return "now";
  if (age < 3_600_000) return `${Math.floor(age / 60_000)} min`;
  const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  if (days <= 0) return `${Math.floor(age / 3_600_000)} h`;
  if (days === 1) return "yesterday";
  if (days < 7) return then.toLocaleDateString("en-GB", { weekday: "short" });
  return formatDay(iso, now);
}

/** "12 Jun", with the year where it is another one. */
export function formatDay(iso: string, now: Date = new Date()): string {
  const then = new Date(iso);
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return then.toLocaleDateString("en-GB", { day: "numeric", month: "short", ...year });
}

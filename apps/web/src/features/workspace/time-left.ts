/** "started 38 s ago, about 22 s left": the rest follows from the pace so far and is said only once that means something. */
export function pressTimes(since: string, fraction: number | null, now: number): string {
  const elapsed = Math.max(0, Math.round((now - Date.parse(since)) / 1000));
  const started = `started ${span(elapsed)} ago`;
  if (fraction === null || fraction < 0.1 || elapsed < 3) return started;
  const left = Math.round((elapsed / fraction) * (1 - fraction));
  return left < 1 ? started : `${started}, about ${span(left)} left`;
}

const span = (seconds: number): string => (seconds < 90 ? `${seconds} s` : seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`);

/** At most `max` in any `seconds`, on average; a burst of `max` is allowed. */
export interface RateRule {
  max: number;
  seconds: number;
}

/** Port: counts what somebody does. */
export interface RateLimiter {
  /** 0 when allowed, else the seconds to wait. */
  take(key: string, rule: RateRule): Promise<number>;
}

/** Beyond this many callers the fullest buckets, which limit nobody, are forgotten. */
const KEYS_MAX = 50_000;

/** Token buckets in this process's memory: with n processes a caller gets up to n times the rule. */
export function createMemoryRateLimiter(now: () => number): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number; fullAt: number }>();
  const forgetFull = (at: number) => {
    for (const [key, bucket] of buckets) if (bucket.fullAt <= at) buckets.delete(key);
    // An attack with many addresses: forget the oldest rather than grow.
    for (const key of buckets.keys()) {
      if (buckets.size < KEYS_MAX) break;
      buckets.delete(key);
    }
  };
  return {
    async take(key, rule) {
      const at = now();
      if (buckets.size >= KEYS_MAX && !buckets.has(key)) forgetFull(at);
      const perMs = rule.max / (rule.seconds * 1000);
      const bucket = buckets.get(key) ?? { tokens: rule.max, at, fullAt: at };
      bucket.tokens = Math.min(rule.max, bucket.tokens + (at - bucket.at) * perMs);
      bucket.at = at;
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      bucket.fullAt = at + (rule.max - bucket.tokens) / perMs;
      buckets.set(key, bucket);
      return allowed ? 0 : (1 - bucket.tokens) / perMs / 1000;
    },
  };
}

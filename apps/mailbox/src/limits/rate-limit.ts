import { steadyTime } from "./steady-time.ts";

/** Most names remembered at a time. The least recently used one is dropped first. */
const maxNames = 10_000;

type Bucket = { tokens: number; at: number };

/**
 * A token bucket for each visitor, by name: `perMinute` tokens, refilled at a constant rate. 0
 * means no limit.
 * @returns `take`, which takes a token if there is one, and `wait`, which takes nothing; both
 *   return 0, or the seconds until there is a token. `giveBack` returns a token
 */
export function rateLimit(perMinute: number, clock = steadyTime) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  const tokensOf = (name: string): number => {
    const bucket = buckets.get(name);
    if (!bucket) return perMinute;
    return Math.min(perMinute, bucket.tokens + (clock() - bucket.at) * perMs);
  };
  const waitFor = (tokens: number): number =>
    tokens >= 1 || perMinute === 0 ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  const keep = (name: string, tokens: number): void => {
    // Deleting first moves the entry to the end, so the map is in the order of last use.
    buckets.delete(name);
    buckets.set(name, { tokens, at: clock() });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= maxNames) return;
      buckets.delete(oldest);
    }
  };
  return {
    take(name: string): number {
      const tokens = tokensOf(name);
      keep(name, tokens >= 1 ? tokens - 1 : tokens);
      return waitFor(tokens);
    },
    giveBack: (name: string): void => keep(name, Math.min(perMinute, tokensOf(name) + 1)),
    wait: (name: string): number => waitFor(tokensOf(name)),
  };
}

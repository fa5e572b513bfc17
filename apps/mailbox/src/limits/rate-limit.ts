import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Most addresses remembered at a time. The least recently used one is dropped first. */
const maxAddresses = 10_000;

type Bucket = { tokens: number; at: number };

export type RateLimit = ReturnType<typeof rateLimit>;

/**
 * A token bucket per address: `perMinute` tokens, refilled at a constant rate. 0 means no limit.
 * @returns `take`, which takes a token if there is one, and `wait`, which takes nothing; both return 0, or the seconds
 *   until a token is there
 */
export function rateLimit(perMinute: number, clock: () => number = Date.now) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  const tokensOf = (key: string): number => {
    const bucket = buckets.get(key);
    if (!bucket) return perMinute;
    return Math.min(perMinute, bucket.tokens + Math.max(0, clock() - bucket.at) * perMs);
  };
  const waitFor = (tokens: number): number =>
    tokens >= 1 || perMinute === 0 ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  return {
    take(address: string): number {
      const key = networkOf(address);
      const tokens = tokensOf(key);
      // Deleting first moves the entry to the end, so the map is in the order of last use.
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: clock() });
      dropOldest(buckets, maxAddresses);
      return waitFor(tokens);
    },
    wait: (address: string): number => waitFor(tokensOf(networkOf(address))),
  };
}

/** Deletes the entries of a map that were set first, so that at most `limit` stay. */
export function dropOldest(map: Map<string, unknown>, limit: number): void {
  for (const key of map.keys()) {
    if (map.size <= limit) return;
    map.delete(key);
  }
}

/** The key for an address. One client usually has a whole IPv6 /64, so it counts as one address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [first = [], last = []] = plain
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - first.length - last.length).fill("0");
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16)).join(":");
}

/**
 * The client's address. `X-Forwarded-For` is used only with `proxies` trusted proxies in front, and
 * then counted from its right end: the client itself can write anything further left.
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? "unknown";
  const forwarded = headers["x-forwarded-for"];
  if (proxies === 0 || forwarded === undefined) return own;
  const hops = String(forwarded)
    .split(",")
    .map((hop) => hop.trim());
  return (hops.at(-proxies) || hops[0] || own).slice(0, 64);
}

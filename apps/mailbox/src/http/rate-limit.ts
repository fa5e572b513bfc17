import { isIPv6 } from "node:net";

/** Most addresses remembered at a time. The least recently used one is dropped first. */
const maxAddresses = 10_000;

type Bucket = { tokens: number; at: number };

/**
 * A token bucket per address: `perMinute` tokens, refilled at a constant rate. 0 means no limit.
 * @returns a function that takes a token and returns 0, or the seconds until there is one
 */
export function rateLimit(
  perMinute: number,
  clock: () => number = Date.now,
): (address: string) => number {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return (address) => {
    if (perMinute === 0) return 0;
    const key = network(address);
    const now = clock();
    const bucket = buckets.get(key);
    const refilled = bucket
      ? Math.min(perMinute, bucket.tokens + Math.max(0, now - bucket.at) * perMs)
      : perMinute;
    const allowed = refilled >= 1;
    // Deleting first moves the entry to the end, so the map is in the order of last use.
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? refilled - 1 : refilled, at: now });
    if (buckets.size > maxAddresses) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return allowed ? 0 : Math.ceil((1 - refilled) / perMs / 1000);
  };
}

/** The key for an address. One client usually has a whole IPv6 /64, so it counts as one address. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * The client's address. `X-Forwarded-For` is used only with `proxies` trusted proxies in front, and
 * then counted from its right end: the client itself can write anything further left.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  proxies: number,
): string {
  const own = socketAddress ?? "unknown";
  if (proxies === 0 || forwardedFor === undefined) return own;
  const hops = String(forwardedFor)
    .split(",")
    .map((hop) => hop.trim());
  return (hops.at(-proxies) || hops[0] || own).slice(0, 64);
}

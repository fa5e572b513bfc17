import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";

/**
 * The address in an entry of `X-Forwarded-For`, which some proxies write with a port; undefined
 * without one.
 */
const addressIn = (hop: string): string | undefined =>
  isIP(hop) > 0 ? hop : SocketAddress.parse(hop)?.address;

/**
 * The client's address; undefined if its connection is gone. `X-Forwarded-For` is used only with
 * `proxies` trusted proxies in front, and then counted from its right end: the client itself can
 * write anything further left.
 */
export function clientAddress(
  { socket, headers }: IncomingMessage,
  proxies: number,
): string | undefined {
  const own = socket.remoteAddress;
  const forwarded = headers["x-forwarded-for"];
  if (proxies === 0 || forwarded === undefined) return own;
  const hops = String(forwarded)
    .split(",")
    .map((hop) => hop.trim());
  return addressIn(hops.at(-proxies) ?? hops[0] ?? "") ?? own;
}

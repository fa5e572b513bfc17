import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import type { Config } from "../config.ts";
import { plainAddress } from "../limits/networks.ts";

/**
 * Addresses that no stranger on the internet can have: loopback, private and link-local ones (RFC
 * 6890).
 */
const inside = new BlockList();
inside.addSubnet("127.0.0.0", 8);
inside.addSubnet("10.0.0.0", 8);
inside.addSubnet("172.16.0.0", 12);
inside.addSubnet("192.168.0.0", 16);
inside.addSubnet("169.254.0.0", 16);
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

function isInside(address: string): boolean {
  const [plain = ""] = plainAddress(address).split("%", 1);
  return plain !== "" && inside.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

const warning =
  "Visitors come through a proxy, but TRUST_PROXY is 0: they all count as one address and share its limits, and ten wrong passwords lock everybody out. Set TRUST_PROXY=1, and let the proxy append to X-Forwarded-For.";

export type ProxyWatch = ReturnType<typeof proxyWatch>;

/**
 * Notices a proxy in front of the mailbox that the settings do not name. Only a neighbour's word
 * counts: a stranger can send the same headers.
 */
export function proxyWatch(
  { trustProxy }: Pick<Config, "trustProxy">,
  log: (line: string) => void,
) {
  let noticed = false;
  return {
    look({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): void {
      if (noticed || trustProxy > 0) return;
      if (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined) return;
      if (!isInside(socket.remoteAddress ?? "")) return;
      noticed = true;
      log(`warning: ${warning}`);
    },
    /** What the staff should know; undefined as long as nothing was noticed. */
    warning: (): string | undefined => (noticed ? warning : undefined),
  };
}

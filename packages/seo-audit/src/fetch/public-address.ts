import ipaddr from "ipaddr.js";

/** All that is given out of IPv6 for hosts on the internet (RFC 4291, and IANA's registry). */
const UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to a host on the public internet. Private, local, shared, reserved
 * and multicast ones do not (IANA special-purpose registries), nor do IPv6 addresses that only wrap
 * an IPv4 address, which would lead around this rule.
 */
export function isPublicAddress(address: string): boolean {
  // With a zone, it is one of the network at hand.
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(UNICAST)) return false;
  return parsed.range() === "unicast";
}

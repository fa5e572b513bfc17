import ipaddr from "ipaddr.js";

/**
 * Whether an IP address belongs to a host on the public internet. Private, local, shared, reserved
 * and multicast ones do not (IANA special-purpose registries), nor do IPv6 addresses that only wrap
 * an IPv4 address, which would lead around this rule.
 */
export function isPublicAddress(address: string): boolean {
  // With a zone, it is one of the network at hand.
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";
}

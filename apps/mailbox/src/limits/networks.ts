import { isIP, isIPv6 } from "node:net";

/**
 * A network around a visitor's own. A `line` is what a provider gives to one customer, an IPv6 /56;
 * an `area` may hold many customers, an IPv6 /48 or an IPv4 /24.
 */
export type Network = { name: string; kind: "line" | "area" };

/** A sender of requests, as the limits see it. */
export type Visitor = {
  /** What counts as one address: one client usually has a whole IPv6 /64. */
  own: string;
  /** The networks around it, the narrowest first. */
  wider: readonly Network[];
};

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes every spelling in the one of RFC 5952.
  const canonical = new URL(`http://[${address.split("%", 1)[0]}]`).hostname.slice(1, -1);
  const [first = [], last = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - first.length - last.length).fill("0");
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address in an IPv6 address such as `::ffff:192.0.2.1`; undefined if there is none. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  if (groups.slice(0, 6).join() !== "0,0,0,0,0,65535") return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/** An address as it is usually written: an IPv4 address in IPv6 as IPv4. */
export const plainAddress = (address: string): string =>
  (isIPv6(address) && mappedIPv4(groupsOf(address))) || address;

/**
 * The networks of an address. All who have none, because their connection is gone already, count as
 * one.
 */
export function visitorOf(address: string | undefined): Visitor {
  const plain = plainAddress(address ?? "");
  if (isIP(plain) === 0) return { own: "unknown", wider: [] };
  if (!isIPv6(plain)) {
    const area = `${plain.replace(/\.\d+$/, "")}/24`;
    return { own: plain, wider: [{ name: area, kind: "area" }] };
  }
  const groups = groupsOf(plain).slice(0, 4);
  const wider = groups.slice(0, 3);
  const hex = (numbers: readonly number[], bits: number): string =>
    `${numbers.map((number) => number.toString(16)).join(":")}/${bits}`;
  return {
    own: hex(groups, 64),
    wider: [
      { name: hex([...wider, (groups[3] ?? 0) & 0xff00], 56), kind: "line" },
      { name: hex(wider, 48), kind: "area" },
    ],
  };
}

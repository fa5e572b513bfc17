/** Compares addresses and recognises local hosts. */

import { normalized } from "./normalized.ts";

/** Characters of an address that others are compared with; sitemaps take as many. */
export const MAX_ADDRESS = 2_048;

/**
 * The form in which two spellings of an address are the same: without fragment and `index.html`,
 * and with every segment encoded in one way (RFC 3986, "percent-encoding normalization").
 */
export function addressKey(url: URL): string {
  const path = url.pathname.split("/").map(sameEncoding).join("/");
  const search = url.search.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  return url.origin + path.replace(/\/index\.html?$/i, "/") + search;
}

/** What advertisements and newsletters add to an address, and no page is chosen by. */
const TRACKING =
  /^(?:utm_\w{1,30}|[dg]clid|gad_source|gad_campaignid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid|mc_[ce]id|_gl)$/i;

/** An address without the parameters that only count where visitors come from. */
export function withoutTracking(url: URL): URL {
  const names = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (names.length === 0) return url;
  const plain = new URL(url);
  for (const name of names) plain.searchParams.delete(name);
  return plain;
}

const sameEncoding = (segment: string) =>
  decoded(segment, (text) => encodeURIComponent(normalized(text, "NFC")));

/** A part of an address without percent-encoding; unchanged if the encoding is broken. */
export function decoded(part: string, then = (text: string) => text): string {
  try {
    return then(decodeURIComponent(part));
  } catch {
    return part;
  }
}

/**
 * Whether two addresses are spellings of the same address; false when one is not a full address.
 */
export function isSameAddress(a: string, b: string): boolean {
  if (a.length > MAX_ADDRESS || b.length > MAX_ADDRESS) return a === b && isFullAddress(a);
  return URL.canParse(a) && URL.canParse(b) && addressKey(new URL(a)) === addressKey(new URL(b));
}

export function isFullAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && URL.canParse(href);
}

/**
 * Private, loopback, link-local, shared and unspecified addresses (IANA special-purpose
 * registries).
 */
const LOCAL_V4 =
  /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const LOCAL_V6 = /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;
const LOCAL_NAME = /(?:^|\.)(?:local|localhost|test|internal|home\.arpa|lan)$/;

/** Whether a host, as `URL` writes it, exists only on one machine or network. */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  const [, high = "", low = ""] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(host) ?? [];
  if (high !== "") {
    const bytes = [high, low].flatMap((part) => {
      const value = Number.parseInt(part, 16);
      return [value >> 8, value & 255];
    });
    return LOCAL_V4.test(bytes.join("."));
  }
  if (host.startsWith("[")) return LOCAL_V6.test(host);
  if (/^[\d.]+$/.test(host)) return LOCAL_V4.test(host);
  return !host.includes(".") || LOCAL_NAME.test(host);
}

/**
 * Whether a host is the reader's own machine, which browsers trust without https (W3C Secure
 * Contexts).
 */
export function isLoopback(hostname: string): boolean {
  return /^127\.|^\[::1\]$|(?:^|\.)localhost\.?$/.test(hostname);
}

import { analyzer } from "@kolam/content/analyzer/analyzer";
import { hasSuffix } from "@kolam/content/facts/analyzer-rules";

const { errors } = analyzer;

/** An address the simulation accepts. */
export interface Target {
  /** The full address, with `https` when no scheme was typed. */
  readonly url: string;
  /** The host name, in lower case. */
  readonly domain: string;
  readonly https: boolean;
}

export type TargetResult =
  | { readonly ok: true; readonly target: Target }
  | {
      readonly ok: false;
      /** The specified message. */
      readonly message: string;
      /** What to do about an address that works elsewhere; `""` if there is nothing to add. */
      readonly advice: string;
    };

/** Lengths of a host name and of one label (RFC 1035, section 2.3.4). */
const MAX_HOST = 253;
const MAX_LABEL = 63;
const MAX_PORT_DIGITS = 5;

/**
 * Parses a web address: optionally `http://` or `https://`, then a name, a dot, a suffix of 2 to 6
 * letters and optionally a path. Runs in linear time.
 */
export function parseTarget(input: string): TargetResult {
  const text = input.trim();
  if (text === "") return { ok: false, message: errors.empty, advice: "" };
  const scheme = schemeOf(text);
  const rest = text.slice(scheme.length);
  const slash = rest.indexOf("/");
  const host = slash === -1 ? rest : rest.slice(0, slash);
  const path = slash === -1 ? "" : rest.slice(slash);
  if (!isPath(path)) return refuse();
  const colon = host.indexOf(":");
  if (colon !== -1) return refusePort(host.slice(0, colon), host.slice(colon + 1));
  if (isInternational(host)) return refuse(internationalAdvice(host));
  if (!isHost(host)) return refuse();
  const domain = host.toLowerCase();
  const https = scheme.toLowerCase() !== "http://";
  return {
    ok: true,
    target: { url: `${https ? "https" : "http"}://${domain}${path}`, domain, https },
  };
}

function refuse(advice = ""): TargetResult {
  return { ok: false, message: errors.invalid, advice };
}

function refusePort(name: string, port: string): TargetResult {
  const isPort = port.length > 0 && port.length <= MAX_PORT_DIGITS && every(port, isDigit);
  const isName = name === "localhost" || isInternational(name) || isHost(name);
  return isPort && isName ? refuse(errors.port) : refuse();
}

function schemeOf(text: string): string {
  for (const scheme of ["http://", "https://"]) {
    const start = text.slice(0, scheme.length);
    if (start.toLowerCase() === scheme) return start;
  }
  return "";
}

/** Anything without white space and control characters. */
function isPath(path: string): boolean {
  return every(path, (unit) => unit > 0x20 && unit !== 0x7f);
}

/** One or more labels, then a suffix. */
function isHost(host: string): boolean {
  return host.length <= MAX_HOST && hasSuffix(host) && host.split(".").every(isLabel);
}

function isLabel(label: string): boolean {
  return (
    label.length > 0 &&
    label.length <= MAX_LABEL &&
    !label.startsWith("-") &&
    !label.endsWith("-") &&
    every(label, (unit) => isLetter(unit) || isDigit(unit) || unit === 0x2d)
  );
}

/** Whether a host is valid and has letters beyond ASCII, or a suffix in `xn--` form. */
function isInternational(host: string): boolean {
  if (host.length > MAX_HOST || !host.includes(".")) return false;
  const suffix = host.slice(host.lastIndexOf(".") + 1);
  const isEncoded = suffix.toLowerCase().startsWith("xn--");
  return (isEncoded || !every(host, (unit) => unit < 0x80)) && asciiForm(host) !== null;
}

function internationalAdvice(host: string): string {
  const ascii = asciiForm(host);
  if (ascii === null || !isHost(ascii)) return errors.internationalEnding;
  return `${errors.international} ${errors.asciiForm(ascii)}`;
}

/** The host in the spelling of the domain name system (punycode); `null` when it is not valid. */
function asciiForm(host: string): string | null {
  const address = `http://${host}/`;
  if (!URL.canParse(address)) return null;
  const { hostname, username, port } = new URL(address);
  return username === "" && port === "" && hostname.includes(".") ? hostname : null;
}

function every(text: string, test: (unit: number) => boolean): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (!test(text.charCodeAt(index))) return false;
  }
  return true;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isLetter(unit: number): boolean {
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

import { hasSuffix } from "@kolam/content/model/analyzer/analyzer-rules";
import { analyzer } from "@site/texts/analyzer/analyzer";

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

/** The longest host name (RFC 1035, section 2.3.4). */
const longest = 253;
const labels = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const parts = /^(https?:\/\/)?([^/:]*)(:[^/]*)?(\/[^\s\p{Cc}]*)?$/iu;

/**
 * Parses a web address: optionally `http://` or `https://`, then a name, a dot, a suffix of 2 to 6
 * letters and optionally a path. Runs in linear time.
 */
export function parseTarget(input: string): TargetResult {
  const text = input.trim();
  if (text === "") return { ok: false, message: errors.empty, advice: "" };
  const [, scheme = "", host = "", port, path = ""] = parts.exec(text) ?? [];
  const isName = isHost(host);
  if (port !== undefined) {
    const works = isName || host === "localhost" || isInternational(host);
    return refuse(works && /^:\d{1,5}$/.test(port) ? errors.port : "");
  }
  if (!isName) return refuse(isInternational(host) ? internationalAdvice(host) : "");
  const domain = host.toLowerCase();
  const https = scheme.toLowerCase() !== "http://";
  return {
    ok: true,
    target: { url: `${https ? "https" : "http"}://${domain}${path}`, domain, https },
  };
}

function refuse(advice: string): TargetResult {
  return { ok: false, message: errors.invalid, advice };
}

/** Two or more labels, the last of which is a suffix. */
function isHost(host: string): boolean {
  return host.length <= longest && hasSuffix(host) && labels.test(host);
}

/** Whether a host is valid and has letters beyond ASCII, or a suffix in `xn--` form. */
function isInternational(host: string): boolean {
  return (
    // With the `i` flag, \P{ASCII} would also match k and s.
    host.length <= longest && /\P{ASCII}|\.[xX][nN]--[^.]*$/u.test(host) && asciiForm(host) !== null
  );
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

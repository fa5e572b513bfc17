import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The headers of a request that identify its sender. */
export interface Sender {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The address at the other end of the connection. */
  readonly remoteAddress: string | undefined;
}

/** Who may edit. */
export interface Allowed {
  /** A secret that only pages from this server know. */
  readonly token: string;
  readonly port: number;
  /** The host of a workspace that forwards to this server, such as `4173-box.example.dev`. */
  readonly forwardedHost?: string | undefined;
}

/** The header with the token. A page of another origin cannot send it without being asked first. */
export const tokenHeader = "x-editing-token";

const loopback = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;

const same = (first: string, second: string) => {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Why a request to the editing server is rejected; `undefined` if it may read and write. A foreign
 * page has a different origin, and one that uses DNS rebinding has a different host.
 */
export function refusal(
  { method, headers, remoteAddress }: Sender,
  { token, port, forwardedHost }: Allowed,
): string | undefined {
  if (!loopback.test(remoteAddress ?? "")) return "It does not come from this machine.";
  const hosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port}`);
  const { host = "", origin } = headers;
  if (![...hosts, forwardedHost].includes(host.toLowerCase()) || host === "") {
    return "Its host is not that of this server.";
  }
  // A workspace asks by its own name or by this machine's; its pages have its origin either way.
  const own = host.toLowerCase() === forwardedHost ? [] : [`http://${host}`];
  const origins = forwardedHost ? [...own, `https://${forwardedHost}`] : own;
  if (!origins.includes(origin ?? "")) return "Its origin is not that of this server.";
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return "Another site sent it.";
  if (method !== "POST") return "It is not a POST.";
  if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return "It is not JSON.";
  const sent = headers[tokenHeader];
  if (typeof sent !== "string" || !same(sent, token)) return "It does not know the token.";
  return undefined;
}

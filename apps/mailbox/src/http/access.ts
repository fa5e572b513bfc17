import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { clientAddress } from "../limits/client-address.ts";
import { plainAddress, visitorOf } from "../limits/networks.ts";
import { isLoopback } from "../loopback.ts";
import type { Context } from "./context.ts";
import { errorReply, type Reply } from "./reply.ts";

type Access = Pick<Context, "config" | "limits" | "refusals">;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in a time that reveals nothing about the password, not even its length. */
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

function passwordOf(request: IncomingMessage): string | undefined {
  const [scheme = "", value = ""] = (request.headers.authorization ?? "").split(" ", 2);
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() !== "basic") return undefined;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** The name that a request gives with its password. */
function nameIn(request: IncomingMessage): string {
  const [scheme = "", value = ""] = (request.headers.authorization ?? "").split(" ", 2);
  if (scheme.toLowerCase() !== "basic") return "";
  return Buffer.from(value, "base64").toString("utf8").split(":", 1)[0] ?? "";
}

/** The person whose name and password a request has; undefined for the shared password. */
export function readerOf({ users }: Config, request: IncomingMessage): string | undefined {
  const name = nameIn(request);
  const password = Object.hasOwn(users, name) ? users[name] : undefined;
  return password !== undefined && same(passwordOf(request) ?? "", password) ? name : undefined;
}

/** Whether reading always requires a password. */
export const isProtected = ({ inboxToken, users }: Pick<Config, "inboxToken" | "users">): boolean =>
  inboxToken !== undefined || Object.keys(users).length > 0;

/** The name by which a request calls this server. */
const hostName = ({ headers }: IncomingMessage): string =>
  (headers.host ?? "").replace(/:\d*$/, "");

/** Headers by which a proxy says that it passes on somebody else's request. */
const forwarding =
  /^(?:(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$|x-forwarded-.|x-original-.)/;

/**
 * Why a request looks as if a proxy had passed it on; undefined if it does not. Browsers ask to
 * keep the connection; that header is between two neighbours only (RFC 9110, 7.6.1), and nginx does
 * not repeat it: it forwards in HTTP/1.0, or since 1.29.7 in HTTP/1.1 with no such header, and adds
 * no forwarding header unless configured to.
 */
function whyForwarded({ httpVersion, headers }: IncomingMessage): string | undefined {
  const header = Object.keys(headers).find((key) => forwarding.test(key));
  if (header) return `This request came through a proxy: it has the header ${header}.`;
  if (httpVersion === "1.0" || headers.connection?.toLowerCase() !== "keep-alive") {
    return "This request may have come through a proxy: browsers send Connection: keep-alive. A program on this machine can send it too.";
  }
  return undefined;
}

/**
 * The reply to a request without a password, in a mailbox that has none; undefined if it may read.
 * That is allowed only while no other machine can ask: the mailbox listens on loopback, no proxy is
 * announced by the configuration or by the request, and the name it was called by is loopback's,
 * because a website could point its own name at this server (DNS rebinding).
 */
function denyStranger({ host, trustProxy }: Config, request: IncomingMessage): Reply | undefined {
  const closed = !isLoopback(host) || trustProxy > 0 ? "" : whyForwarded(request);
  if (closed !== undefined) {
    const advice =
      "Without a password the inbox is open only to this machine, and not through a proxy. Set INBOX_TOKEN.";
    return errorReply(403, "The inbox is closed", `${advice} ${closed}`);
  }
  if (isLoopback(hostName(request))) return undefined;
  const advice = "Without a password the inbox is open only as localhost. Set INBOX_TOKEN.";
  return errorReply(421, "Unknown host name", advice);
}

/**
 * Whether a request comes straight from a program on this machine that called it by a name of this
 * machine: a website could point its own name at this server (DNS rebinding).
 */
const isFromThisMachine = (request: IncomingMessage): boolean =>
  isLoopback(plainAddress(request.socket.remoteAddress ?? "")) &&
  whyForwarded(request) === undefined &&
  isLoopback(hostName(request));

/** The reply to a request that has none of the passwords; undefined if it may read. */
function denyGuess(
  { config, limits, refusals }: Access,
  request: IncomingMessage,
  passwords: readonly string[],
): Reply | undefined {
  const given = passwordOf(request);
  const { own } = visitorOf(clientAddress(request, config.trustProxy));
  if (given !== undefined) {
    // Checked first: otherwise any number of guesses would be compared, and a right one accepted.
    const wait = limits.passwords.wait(own);
    if (wait > 0) {
      refusals.note("password not compared, after ten wrong ones");
      const headers = { "retry-after": String(wait) };
      return errorReply(429, "Too many attempts", `Please wait ${wait} seconds.`, headers);
    }
    if (passwords.some((password) => same(given, password))) return undefined;
    if (readerOf(config, request) !== undefined) return undefined;
    refusals.note("wrong password");
    limits.passwords.take(own);
  }
  return errorReply(401, "Password required", "The inbox is protected.", {
    "www-authenticate": 'Basic realm="Mailbox", charset="UTF-8"',
  });
}

/**
 * Whether another website makes a visitor's browser send this, along with the password it
 * remembers.
 */
function isFromAnotherSite({ headers, method }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin";
  if (headers.origin === undefined) return false;
  return URL.parse(headers.origin)?.host !== headers.host;
}

/** The passwords that open a page: the inbox's, and the page's own if it has one. */
const passwordsFor = ({ config }: Access, token: string | undefined): string[] =>
  [config.inboxToken, token].filter((password) => password !== undefined);

/**
 * Answers a request for the inbox, unless its sender may not read or change it.
 * @param read what to do for a reader who may
 * @param token another password that is good for this page only
 */
export async function guard(
  context: Access,
  request: IncomingMessage,
  read: () => Reply | Promise<Reply>,
  token?: string,
): Promise<Reply> {
  const { config } = context;
  const denied =
    !isProtected(config) && passwordOf(request) === undefined
      ? denyStranger(config, request)
      : denyGuess(context, request, passwordsFor(context, token));
  if (denied) return denied;
  if (isFromAnotherSite(request)) {
    const reason = "It was sent from another website. Use the buttons of the inbox.";
    return errorReply(403, "Not changed", reason);
  }
  return read();
}

/**
 * Answers a request for something that anyone may read in part, but in full only with a password or
 * straight from this machine.
 * @param read makes the answer, knowing whether the reader may see all of it
 */
export async function knowing(
  context: Access,
  request: IncomingMessage,
  read: (knows: boolean) => Promise<Reply>,
  token?: string,
): Promise<Reply> {
  if (passwordOf(request) === undefined) return read(isFromThisMachine(request));
  // A guess costs the same here as at the inbox.
  return denyGuess(context, request, passwordsFor(context, token)) ?? read(true);
}

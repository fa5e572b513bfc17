import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Config } from "../config.ts";
import { errorPage } from "../pages/notice.ts";
import { clientAddress } from "./rate-limit.ts";
import { htmlReply, type Reply } from "./reply.ts";

export type AccessContext = {
  config: Config;
  /** Takes a token for a wrong inbox password; returns 0 or the seconds to wait. */
  limitPasswords: (address: string) => number;
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function passwordOf(request: IncomingMessage): string {
  const [scheme, value = ""] = (request.headers.authorization ?? "").split(" ", 2);
  if (scheme?.toLowerCase() !== "basic") return "";
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/**
 * Whether the request's host name is safe for an inbox without a password. Other names are rejected,
 * because a website could point its own name at this server and read the inbox (DNS rebinding).
 */
function isSafeHost(request: IncomingMessage, names: readonly string[]): boolean {
  const host = (request.headers.host ?? "").toLowerCase().replace(/:\d*$/, "");
  const name = host.replace(/^\[|\]$/g, "");
  return isIP(name) !== 0 || /(^|\.)localhost$/.test(name) || names.includes(name);
}

/** The reply to a request that may not read the inbox; undefined if it may. */
function denyAccess(config: Config, request: IncomingMessage): Reply | undefined {
  if (config.inboxToken === undefined) {
    if (isSafeHost(request, config.inboxHosts)) return undefined;
    const advice = "Set INBOX_TOKEN, or add this host name to INBOX_HOSTS.";
    return htmlReply(421, errorPage("Unknown host name", advice));
  }
  if (timingSafeEqual(digest(passwordOf(request)), digest(config.inboxToken))) return undefined;
  return htmlReply(401, errorPage("Password required", "The inbox is protected."), {
    "www-authenticate": 'Basic realm="Mailbox", charset="UTF-8"',
  });
}

/**
 * Answers a request for the inbox, unless its sender may not read it.
 * @param read what to do for a reader who may
 */
export async function guard(
  context: AccessContext,
  request: IncomingMessage,
  read: () => Reply | Promise<Reply>,
): Promise<Reply> {
  const { config } = context;
  const denied = denyAccess(config, request);
  if (denied?.status !== 401 || request.headers.authorization === undefined) {
    return denied ?? read();
  }
  const wait = context.limitPasswords(
    clientAddress(
      request.socket.remoteAddress,
      request.headers["x-forwarded-for"],
      config.trustProxy,
    ),
  );
  if (wait === 0) return denied;
  return htmlReply(429, errorPage("Too many attempts", "Please wait a moment."), {
    "retry-after": String(wait),
  });
}

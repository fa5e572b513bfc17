import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Frame, Page } from "../pages/layout.ts";
import { errorPage } from "../pages/notice.ts";

/**
 * How long, and how many bytes of, an unread body is still received, so that the response arrives.
 */
const lingerMs = 2000;
const lingerBytes = 4 * 1024 * 1024;
/**
 * Maximum number of connections kept open for this at a time: rejected posts must not use them all.
 */
const maxLingering = 128;
let lingering = 0;

type Headers = Readonly<Record<string, string>>;

export type Reply = {
  status: number;
  headers?: Headers;
  type?: string;
  /** A body of several parts is sent while it is made. If that fails, the connection breaks off. */
  body?: Body | Page;
};

type Body = string | Buffer | AsyncIterable<string | Buffer>;

/** A reply that is ready to be sent. */
type Framed = Omit<Reply, "body"> & { body: Body };

/** Puts the page of a reply, if it has one, in its frame, and names the policy of that. */
export const framed = ({ body = "", headers, ...reply }: Reply, frame: Frame): Framed => ({
  ...reply,
  headers: { "content-security-policy": frame.policy, ...headers },
  body: typeof body === "function" ? body(frame) : body,
});

/** A file that a browser saves under its name (RFC 6266), and never shows. */
export function download(name: string, type: string, body: Body): Reply {
  // Chrome reads %41 as A here too.
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const whole = plain === name ? "" : `; filename*=UTF-8''${encoded}`;
  const headers = {
    "content-disposition": `attachment; filename="${plain}"${whole}`,
    "content-security-policy": "sandbox; default-src 'none'",
  };
  return { status: 200, type, headers, body };
}

const commonHeaders = {
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

export const jsonReply = (status: number, value: unknown, headers: Headers = {}): Reply => ({
  status,
  headers,
  type: "application/json; charset=utf-8",
  body: `${JSON.stringify(value)}\n`,
});

export const htmlReply = (status: number, body: Page, headers: Headers = {}): Reply => ({
  status,
  headers,
  type: "text/html; charset=utf-8",
  body,
});

/** A page that tells a reader of the inbox why they do not get the requested one. */
export const errorReply = (status: number, title: string, message: string, headers?: Headers) =>
  htmlReply(status, errorPage(title, message), headers);

/** The response to a program that requests something that does not exist. */
export const failure = (status: number, message: string, headers: Headers = {}): Reply =>
  jsonReply(status, { success: false, message }, headers);

/**
 * Sends a reply. If the request's body was not read to its end, the rest is received and discarded
 * for a short while: closing at once would reset the connection before the client has read the
 * reply.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, type, body }: Framed,
): void {
  if (response.destroyed || response.headersSent) return;
  const unread = !request.complete && request.method !== "GET" && request.method !== "HEAD";
  const whole = typeof body === "string" ? Buffer.from(body) : Buffer.isBuffer(body) && body;
  response.writeHead(status, {
    ...commonHeaders,
    ...(type ? { "content-type": type } : {}),
    ...(whole ? { "content-length": String(whole.length) } : {}),
    ...(unread ? { connection: "close" } : {}),
    ...headers,
  });
  if (request.method === "HEAD") response.end();
  else if (!whole) pipeline(Readable.from(body), response).catch(() => {});
  else if (!unread) response.end(whole);
  else {
    response.write(whole);
    linger(request, () => response.end());
  }
}

function linger(request: IncomingMessage, done: () => void): void {
  let left = lingerBytes;
  let counted = true;
  lingering += 1;
  const end = (): void => {
    leave();
    request.off("data", drop);
    request.pause();
    done();
  };
  // Called once or more, before or after the connection is closed.
  const leave = (): void => {
    clearTimeout(timer);
    if (!counted) return;
    counted = false;
    lingering -= 1;
  };
  const drop = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left <= 0) end();
  };
  const timer = setTimeout(end, lingering > maxLingering ? 0 : lingerMs);
  request.on("data", drop);
  request.once("end", end);
  request.once("close", leave);
  request.resume();
}

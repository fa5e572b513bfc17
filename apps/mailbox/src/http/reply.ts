import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { contentSecurityPolicy } from "../pages/style.ts";

/** How long, and how many bytes of, an unread body is still received, so that the response arrives. */
const lingerMs = 2000;
const lingerBytes = 4 * 1024 * 1024;

export type Reply = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  type?: string;
  body?: string | Buffer;
  /** Sent instead of a body while it is made. If it fails, the connection breaks off. */
  stream?: AsyncIterable<string | Buffer>;
};

/** The value of `Content-Disposition` that makes a browser save a file under its name (RFC 6266). */
export function attachmentName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const commonHeaders = {
  "cache-control": "no-store",
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

export const jsonReply = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  headers,
  type: "application/json; charset=utf-8",
  body: `${JSON.stringify(value)}\n`,
});

export const htmlReply = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Reply => ({ status, headers, type: "text/html; charset=utf-8", body });

/**
 * Sends a reply. If the request's body was not read to its end, the rest is received and discarded for
 * a short while: closing at once would reset the connection before the client has read the reply.
 */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if (response.destroyed || response.headersSent) return;
  const body = Buffer.from(reply.body ?? "");
  const unread = !request.complete && request.method !== "GET" && request.method !== "HEAD";
  response.writeHead(reply.status, {
    ...commonHeaders,
    ...(reply.type ? { "content-type": reply.type } : {}),
    ...(reply.stream ? {} : { "content-length": String(body.length) }),
    ...(unread ? { connection: "close" } : {}),
    ...reply.headers,
  });
  if (request.method === "HEAD") response.end();
  else if (reply.stream) pipeline(Readable.from(reply.stream), response).catch(() => {});
  else if (!unread) response.end(body);
  else {
    response.write(body);
    linger(request, () => response.end());
  }
}

function linger(request: IncomingMessage, done: () => void): void {
  let left = lingerBytes;
  const end = (): void => {
    clearTimeout(timer);
    request.off("data", drop);
    request.pause();
    done();
  };
  const drop = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left <= 0) end();
  };
  const timer = setTimeout(end, lingerMs);
  request.on("data", drop);
  request.once("end", end);
  request.once("close", () => clearTimeout(timer));
  request.resume();
}

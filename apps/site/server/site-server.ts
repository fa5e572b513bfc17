import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import sirv from "sirv";
import type { HostRules } from "../build/host-rules.ts";

const out = resolve(import.meta.dirname, "../build-out");
const dist = resolve(import.meta.dirname, "../dist");

function readRules(): HostRules {
  try {
    return JSON.parse(readFileSync(resolve(out, "host-rules.json"), "utf8"));
  } catch {
    throw new Error("There is no built site. Run `pnpm build` first, or `npm start`, which does.");
  }
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

/** The pathname of a request target, or `undefined` when it is malformed. */
function pathnameOf(target: string): { pathname: string; search: string } | undefined {
  const queryAt = target.indexOf("?");
  const pathname = queryAt < 0 ? target : target.slice(0, queryAt);
  if (!pathname.startsWith("/") || pathname.length > 2048) return undefined;
  try {
    if (decodeURIComponent(pathname).includes("\0")) return undefined;
  } catch {
    return undefined;
  }
  return { pathname, search: queryAt < 0 ? "" : target.slice(queryAt) };
}

/**
 * A server of the built site that does what a host does: headers, redirects, compression, ranges,
 * conditional requests, and the not-found page with status 404. Not listening yet.
 * @throws when the site has not been built
 */
export function createSiteServer(): Server {
  const rules = readRules();
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const notFound = readFileSync(resolve(dist, "404.html"));
  const files = sirv(resolve(out, "served"), {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith(rules.hashedPrefix);
      const headers = hashed ? rules.hashed : rules.unhashed;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(rules.everywhere)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      answer(response, 405, "Only GET and HEAD.");
      return;
    }
    const url = pathnameOf(request.url ?? "/");
    if (!url) {
      answer(response, 400, "Malformed address.");
      return;
    }
    const target = redirects.get(url.pathname);
    if (target !== undefined) {
      response.setHeader("Location", target + url.search);
      answer(response, 301, `Moved to ${target}`);
      return;
    }
    files(request, response, () => {
      response.writeHead(404, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": notFound.length,
        "Cache-Control": "no-cache",
      });
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  };
  return createServer({ maxHeaderSize: 16 * 1024 }, handle);
}

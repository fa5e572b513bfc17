import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { resolve } from "node:path";
import { folders } from "@kolam/resolve/current";
import {
  type Headers,
  type HostRules,
  headersOf,
  notFoundOf,
  otherSpellings,
} from "../build/hosting/host-rules.ts";
import { readLaterPictures } from "../build/outputs/pictures/later-pictures.ts";
import { newFile, readFiles, type StoredFile } from "./file-store.ts";
import { choose, isFresh, partOf } from "./preconditions.ts";

const built = resolve(folders.output, "build-out");

/**
 * The built site's table of headers and redirects.
 * @throws when the site has not been built
 */
export function readRules(out = built): HostRules {
  try {
    return JSON.parse(readFileSync(resolve(out, "host-rules.json"), "utf8"));
  } catch {
    throw new Error(
      "There is no built site. Run `pnpm build` first, or `npm start`, which builds it.",
    );
  }
}

/** The path and the query of a request target, or `undefined` when it is malformed. */
function parseTarget(target: string): { path: string; search: string } | undefined {
  const queryAt = target.indexOf("?");
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  if (!path.startsWith("/") || path.length > 2048) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    if (decoded.includes("\0")) return undefined;
    return { path: decoded, search: queryAt < 0 ? "" : target.slice(queryAt) };
  } catch {
    return undefined;
  }
}

function sendText(response: ServerResponse, status: number, headers: Headers, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

const withoutRange = ({ range: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders =>
  headers;

/** Sends a file, with conditional requests, ranges and the best encoding. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  given: { readonly status: 200 | 404 | 410; readonly headers: Headers },
): void {
  const isGet = request.method === "GET";
  const chosen = choose(file, isGet ? request.headers : withoutRange(request.headers));
  const headers: Record<string, string | number> = {
    "Content-Type": file.type,
    ...given.headers,
  };
  const send = (status: number, body: Buffer) => {
    response.writeHead(status, { ...headers, "Content-Length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
  };
  if (chosen.encoding) headers["Content-Encoding"] = chosen.encoding;
  if (given.status !== 200) {
    send(given.status, chosen.data);
    return;
  }

  headers.ETag = chosen.etag;
  headers["Last-Modified"] = file.modified.toUTCString();
  headers["Accept-Ranges"] = "bytes";
  if (isFresh(file, chosen.etag, request.headers)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  // Only GET has ranges (RFC 9110, section 14.2).
  const part = isGet ? partOf(chosen, request.headers) : "none";
  const size = chosen.data.length;
  if (part === "none") {
    send(200, chosen.data);
  } else if (part === "unsatisfiable") {
    headers["Content-Range"] = `bytes */${size}`;
    send(416, Buffer.alloc(0));
  } else {
    headers["Content-Range"] = `bytes ${part.start}-${part.end}/${size}`;
    send(206, chosen.data.subarray(part.start, part.end + 1));
  }
}

/**
 * A server of the built site that does what a host does: headers, redirects, compression, ranges,
 * conditional requests, and the not-found page with status 404. It is not listening yet, and reads
 * the site only once, so restart it after a build.
 * @param out folder with the table of host rules and, in `served`, the files
 * @throws when the site has not been built
 */
export function createSiteServer(out = built): Server {
  const rules = readRules(out);
  const redirects = new Map([
    ...rules.pages.flatMap((to) => otherSpellings(to).map((from) => [from, to] as const)),
    ...rules.redirects.map(({ from, to }) => [from, to] as const),
  ]);
  const files = readFiles(resolve(out, "served"));
  const headers = new Map([...files.keys()].map((path) => [path, headersOf(rules, path)]));
  const base = rules.notFound[0].headers;
  const later = readLaterPictures(out);

  /** A picture that the build has left to this server. */
  const makePicture = async (path: string): Promise<StoredFile | undefined> => {
    if (!later.has(path)) return undefined;
    const { pictureAt } = await import("../build/outputs/pictures/make-picture.ts");
    const data = await pictureAt(path.slice(path.lastIndexOf("/pictures/")));
    if (!data) return undefined;
    const file = newFile(path, data);
    files.set(path, file);
    headers.set(path, headersOf(rules, path));
    return file;
  };

  /**
   * The page of an address with doubled slashes, or with dots or slashes at its end: one rule for
   * all pages.
   */
  const tidied = (path: string): string | undefined => {
    const tidy = encodeURI(path.replace(/\/{2,}/g, "/").replace(/[./]+$/, "") || "/");
    return tidy !== encodeURI(path) && rules.pages.includes(tidy) ? tidy : undefined;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendText(response, 405, { ...base, Allow: "GET, HEAD" }, "Only GET and HEAD.");
      return;
    }
    const target = parseTarget(request.url ?? "/");
    if (!target) {
      sendText(response, 400, base, "Malformed address.");
      return;
    }
    const to = redirects.get(encodeURI(target.path)) ?? tidied(target.path);
    if (to !== undefined) {
      sendText(response, 301, { ...base, Location: to + target.search }, `Moved to ${to}`);
      return;
    }
    const missing = notFoundOf(rules, target.path);
    const found = files.get(target.path) ?? (await makePicture(target.path));
    const file = found ?? files.get(missing.file.replace(/\.html$/, ""));
    const status = found ? 200 : rules.gone.includes(encodeURI(target.path)) ? 410 : 404;
    const own = headers.get(target.path) ?? missing.headers;
    if (file) sendFile(request, response, file, { status, headers: own });
    else sendText(response, status, own, "Not found.");
  };
  return createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(error.message);
      sendText(response, 500, base, error.message);
    });
  });
}

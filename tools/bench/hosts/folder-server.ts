import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Headers } from "@kolam/site/build/hosting/host-rules";
import { fileOf } from "@kolam/site/build/prerender/page-file";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
};

/** A page as it is sent. */
export interface ServedPage {
  readonly html: string;
  readonly headers?: Headers;
}

interface Answer {
  readonly body: Buffer;
  readonly headers: Headers;
}

function answerOf(
  file: string,
  path: string,
  serve: (html: string, path: string) => ServedPage,
): Answer {
  const ending = extname(file);
  const type = types[ending] ?? "application/octet-stream";
  const content = readFileSync(file);
  const packed = /text|svg|json/.test(type);
  const page = ending === ".html" ? serve(content.toString(), path) : undefined;
  const plain = page ? Buffer.from(page.html) : content;
  return {
    body: packed ? brotliCompressSync(plain) : plain,
    headers: {
      ...page?.headers,
      "Content-Type": type,
      "Cache-Control": page ? "max-age=0, must-revalidate" : "max-age=31536000",
      ...(packed ? { "Content-Encoding": "br" } : {}),
    },
  };
}

/**
 * Serves a folder of built pages as a good static host does: Brotli of the highest quality, paths
 * without `.html`, and a year of caching for everything but pages.
 * @param serve changes a page before it is sent
 */
export function createFolderServer(
  folder: string,
  serve: (html: string, path: string) => ServedPage = (html) => ({ html }),
): Server {
  const answers = new Map<string, Answer>();
  const find = (path: string) => {
    const names = [path.slice(1), fileOf(path), `${path.slice(1)}/index.html`];
    const files = names.map((name) => resolve(folder, name));
    return files.find(
      (file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile(),
    );
  };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = find(decodeURIComponent(pathname));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const answer = answers.get(file) ?? answerOf(file, pathname, serve);
    answers.set(file, answer);
    response.writeHead(200, { ...answer.headers, "Content-Length": answer.body.length });
    response.end(answer.body);
  });
}

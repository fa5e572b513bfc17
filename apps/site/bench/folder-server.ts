import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { fileOf } from "../build/page-file.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

function answerOf(file: string, page: (html: string) => string): Answer {
  const ending = extname(file);
  const type = types[ending] ?? "application/octet-stream";
  const content = readFileSync(file);
  const packed = /text|svg|json/.test(type);
  const plain = ending === ".html" ? Buffer.from(page(content.toString())) : content;
  return {
    body: packed ? brotliCompressSync(plain) : plain,
    headers: {
      "Content-Type": type,
      "Cache-Control": ending === ".html" ? "max-age=0, must-revalidate" : "max-age=31536000",
      ...(packed ? { "Content-Encoding": "br" } : {}),
    },
  };
}

/**
 * Serves a folder of built pages as a good static host does: Brotli of the highest quality, addresses
 * without `.html`, everything but pages cached for a year.
 * @param page changes a page's HTML on its way out
 */
export function createFolderServer(
  folder: string,
  page: (html: string) => string = (html) => html,
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
    const answer = answers.get(file) ?? answerOf(file, page);
    answers.set(file, answer);
    response.writeHead(200, { ...answer.headers, "Content-Length": answer.body.length });
    response.end(answer.body);
  });
}

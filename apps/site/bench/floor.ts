import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { fileOf } from "../build/page-file.ts";

const dist = resolve(import.meta.dirname, "../dist");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

/** A page as light as this design allows: the same HTML without scripts, all of its CSS inside. */
export function floorOf(html: string): string {
  const late = /<link rel="stylesheet" data-late="" href="([^"]+)"\/?>/;
  const path = late.exec(html)?.[1];
  const rest = path ? readFileSync(resolve(dist, path.slice(1)), "utf8") : "";
  return html
    .replace(/<script type="module"[^>]*><\/script>/, "")
    .replace(late, "")
    .replace("</style>", () => `${rest}</style>`);
}

/** Serves the floor of every page, and the built files they use. */
export function createFloorServer(): Server {
  const answers = new Map<string, { type: string; body: Buffer; encoding?: string }>();
  const answerOf = (path: string) => {
    const known = answers.get(path);
    if (known) return known;
    const isPage = extname(path) === "";
    const file = resolve(dist, isPage ? fileOf(path) : path.slice(1));
    if (!file.startsWith(dist) || !existsSync(file)) return undefined;
    const type = types[isPage ? ".html" : extname(path)] ?? "application/octet-stream";
    const content = readFileSync(file);
    const packed = /text|svg/.test(type);
    const text = isPage ? floorOf(content.toString()) : content;
    const answer = packed
      ? { type, body: brotliCompressSync(text), encoding: "br" }
      : { type, body: content };
    answers.set(path, answer);
    return answer;
  };
  return createServer((request, response) => {
    const answer = answerOf(new URL(request.url ?? "/", "http://localhost").pathname);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": answer.type,
      "Content-Length": answer.body.length,
      "Access-Control-Allow-Origin": "*",
      ...(answer.encoding ? { "Content-Encoding": answer.encoding } : {}),
    });
    response.end(answer.body);
  });
}

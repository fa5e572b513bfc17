import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileOf } from "../../prerender/page-file.ts";

/** The addresses of the pictures on the built page at a path, in their order. */
export function pagePictures(outDir: string, path: string): string[] {
  const html = readFileSync(resolve(outDir, fileOf(path)), "utf8");
  const sources = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
  return [...new Set(sources)];
}

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

/** The encodings of precompressed files, best first. */
const encodings = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** A file in one encoding. */
export interface Representation {
  /** Value of `Content-Encoding`; `undefined` for the uncompressed file. */
  readonly encoding: string | undefined;
  readonly data: Buffer;
  /** Differs by content and encoding. */
  readonly etag: string;
}

/** A file of the built site, in memory. */
export interface StoredFile {
  readonly type: string;
  readonly modified: Date;
  readonly plain: Representation;
  /** The compressed ones, best first. */
  readonly compressed: readonly Representation[];
}

function representation(data: Buffer, encoding?: string): Representation {
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 16);
  return { encoding, data, etag: `"${hash}"` };
}

const typeOf = (path: string) => types[extname(path)] ?? "application/octet-stream";

/** A file that was made just now. */
export const newFile = (path: string, data: Buffer): StoredFile => ({
  type: typeOf(path),
  modified: new Date(Math.floor(Date.now() / 1000) * 1000),
  plain: representation(data),
  compressed: [],
});

/** The URL path of a file: pages have no `.html`. */
function pathOf(name: string): string {
  if (name.endsWith("/index.html")) return name.slice(0, -"index.html".length);
  return name.endsWith(".html") ? name.slice(0, -".html".length) : name;
}

/**
 * Every file below `folder` by URL path. Only these are ever served, so no path leads outside the
 * folder.
 */
export function readFiles(folder: string): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(names);
  for (const file of names) {
    if (encodings.some(({ suffix }) => file.endsWith(suffix))) continue;
    files.set(pathOf(`/${relative(folder, file).split(sep).join("/")}`), {
      type: typeOf(file),
      modified: new Date(Math.floor(statSync(file).mtimeMs / 1000) * 1000),
      plain: representation(readFileSync(file)),
      compressed: encodings
        .filter(({ suffix }) => present.has(file + suffix))
        .map(({ name, suffix }) => representation(readFileSync(file + suffix), name)),
    });
  }
  return files;
}

import { gunzipSync } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { FetchError } from "./fetch-error.ts";

/** The addresses in a sitemap: of pages, or of other sitemaps. */
export interface Sitemap {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === "url" || name === "sitemap" || name === "loc",
});

/** The texts of all `loc` in a list of entries. */
function locations(list: unknown, entry: "url" | "sitemap"): string[] {
  const entries = (list as Record<string, unknown> | undefined)?.[entry];
  if (!Array.isArray(entries)) return [];
  return entries
    .flatMap((each: unknown) => (each as { readonly loc?: unknown } | undefined)?.loc ?? [])
    .filter((location): location is string => typeof location === "string")
    .map((location) => location.trim());
}

function unpacked(bytes: Uint8Array, most: number): Uint8Array {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return isPacked ? gunzipSync(bytes, { maxOutputLength: most }) : bytes;
  } catch (cause) {
    const isLarge =
      cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw new FetchError(isLarge ? "too-large" : "broken", "gzip");
  }
}

/**
 * Reads a sitemap, packed with gzip or not: XML, or a text with an address on each line
 * (sitemaps.org).
 * @param most how many bytes it may have when it is unpacked
 * @throws {FetchError} for what is none
 */
export function readSitemap(bytes: Uint8Array, most: number): Sitemap {
  const text = Buffer.from(unpacked(bytes, most))
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trim();
  if (!text.startsWith("<")) {
    const pages = text.split(/\s+/).filter((line) => URL.canParse(line));
    if (pages.length === 0) throw new FetchError("not-sitemap");
    return { pages, sitemaps: [] };
  }
  if (XMLValidator.validate(text) !== true) throw new FetchError("not-sitemap");
  const file = parser.parse(text) as Readonly<Record<string, unknown>>;
  if (!("urlset" in file || "sitemapindex" in file)) throw new FetchError("not-sitemap");
  return {
    pages: locations(file.urlset, "url"),
    sitemaps: locations(file.sitemapindex, "sitemap"),
  };
}

import { allPages, pageMeta } from "../../../src/seo/page-meta.ts";
import { absoluteUrl } from "../../../src/seo/route-path.ts";
import { xmlText } from "./xml-text.ts";

export const sitemapPath = "/sitemap.xml";

/** A page as `sitemap.xml` lists it. */
export interface SitemapEntry {
  readonly url: string;
  /** `YYYY-MM-DD` */
  readonly lastModified: string;
}

/** The pages that search engines may index, with the date of their last change. */
export function sitemapEntries(origin: string): SitemapEntry[] {
  return allPages().flatMap((match) => {
    const { path, indexable, updated } = pageMeta(match);
    if (path === null || !indexable) return [];
    return [{ url: absoluteUrl(origin, path), lastModified: updated }];
  });
}

/**
 * `sitemap.xml`, without priorities and change frequencies, which search engines ignore.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapFile(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, lastModified }) =>
      `  <url><loc>${xmlText(url)}</loc><lastmod>${lastModified}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

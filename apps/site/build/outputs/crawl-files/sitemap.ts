import { allPages, pageMeta } from "../../../src/seo/page-meta.ts";
import { absoluteUrl } from "../../../src/seo/route-path.ts";
import { xmlText } from "./xml-text.ts";

export const sitemapPath = "/sitemap.xml";

/** A page as `sitemap.xml` lists it. */
export interface SitemapEntry {
  readonly url: string;
  /** `YYYY-MM-DD`, where it is known. */
  readonly lastModified: string | undefined;
  /** The absolute URLs of the pictures that a case shows. */
  readonly images?: readonly string[];
}

/**
 * The pages that search engines may index, with the date of their last change.
 * @param imagesOf the paths of the pictures on the page at a path
 */
export function sitemapEntries(
  siteUrl: string,
  imagesOf: (path: string) => readonly string[] = () => [],
): SitemapEntry[] {
  return allPages().flatMap((match) => {
    const { path, indexable, updated } = pageMeta(match);
    if (path === null || !indexable) return [];
    const images = match.id === "case" ? imagesOf(path) : [];
    return [
      {
        url: absoluteUrl(siteUrl, path),
        lastModified: updated,
        images: images.map((image) => new URL(image, siteUrl).href),
      },
    ];
  });
}

const imageElement = (url: string) =>
  `<image:image><image:loc>${xmlText(url)}</image:loc></image:image>`;

/**
 * `sitemap.xml`, without priorities and change frequencies, which search engines ignore.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapFile(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, lastModified, images = [] }) =>
      `  <url><loc>${xmlText(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}${images.map(imageElement).join("")}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("")}</urlset>
`;
}

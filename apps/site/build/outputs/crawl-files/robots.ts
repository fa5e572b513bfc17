import { sitemapPath } from "./sitemap.ts";

export const robotsPath = "/robots.txt";

/**
 * `robots.txt`. Every page may be crawled: a page that must not be indexed says so itself, and a crawler has to
 * read that. The data files are not pages.
 */
export function robotsFile(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /data/

Sitemap: ${origin}${sitemapPath}
`;
}

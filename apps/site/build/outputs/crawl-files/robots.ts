import { sitemapPath } from "./sitemap.ts";

/** Where crawlers look for what they may read. */
export const robotsPath = "/robots.txt";

/**
 * `robots.txt`. Every page may be crawled: those that are not to be indexed say so themselves, which a
 * crawler that is kept away would never read. The files for navigation in place are no pages.
 */
export function robotsFile(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /head/
Disallow: /data/

Sitemap: ${origin}${sitemapPath}
`;
}

import type { SiteConfig } from "../../../config/site-config.ts";
import { sitemapPath } from "./sitemap.ts";

export const robotsPath = "/robots.txt";

/**
 * `robots.txt`. Every page may be crawled: a page that must not be indexed says so itself, and a crawler has to
 * read that. The data files are not pages. Of a preview nothing may be crawled.
 */
export function robotsFile({
  siteUrl,
  base,
  preview,
}: Pick<SiteConfig, "siteUrl" | "base" | "preview">): string {
  if (preview) return `User-agent: *\nDisallow: ${base}/\n`;
  return `User-agent: *
Allow: ${base}/
Disallow: ${base}/data/

Sitemap: ${siteUrl}${sitemapPath}
`;
}

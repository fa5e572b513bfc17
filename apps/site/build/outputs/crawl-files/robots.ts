import type { SiteConfig } from "../../../config/site-config.ts";
import { sitemapPath } from "./sitemap.ts";

export const robotsPath = "/robots.txt";

/**
 * `robots.txt`. Every page may be crawled: a page that must not be indexed says so itself, and a
 * crawler has to read that. The data files are not pages. Of a preview nothing may be crawled.
 */
export function robotsFile({
  languages,
  base,
  preview,
}: Pick<SiteConfig, "languages" | "base" | "preview">): string {
  if (preview) return `User-agent: *\nDisallow: ${base}/\n`;
  return `User-agent: *
Allow: ${base}/
Disallow: ${base}/data/

${languages.map(({ url }) => `Sitemap: ${url}${sitemapPath}`).join("\n")}
`;
}

import type { SiteConfig } from "../../../config/site-config.ts";
import { sitemapPath } from "./sitemap.ts";

export const robotsPath = "/robots.txt";

/**
 * `robots.txt`. Everything may be crawled: what must not be indexed says so itself, in its head or in
 * a header of the host, and a crawler that may not fetch it cannot read that.
 */
export function robotsFile({
  languages,
  base,
  preview,
}: Pick<SiteConfig, "languages" | "base" | "preview">): string {
  const sitemaps = preview ? [] : languages.map(({ url }) => `Sitemap: ${url}${sitemapPath}`);
  return `${[`User-agent: *\nAllow: ${base}/`, sitemaps.join("\n")].filter(Boolean).join("\n\n")}\n`;
}

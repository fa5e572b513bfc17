import type { SiteConfig } from "../../../config/site-config.ts";
import { manifestPath } from "../../../src/seo/site-files.ts";
import { humansFile } from "./humans.ts";
import { llmsFile, llmsPath } from "./llms.ts";
import { robotsFile, robotsPath } from "./robots.ts";
import { securityFiles } from "./security.ts";
import { sitemapEntries, sitemapFile, sitemapPath } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/**
 * The files for crawlers, by path. All are derived from the route table.
 * @param imagesOf the paths of the pictures on the page at a path, once it is built
 */
export function crawlFiles(
  config: SiteConfig,
  imagesOf?: (path: string) => readonly string[],
): Readonly<Record<string, string>> {
  const { siteUrl, preview } = config;
  return {
    ...(preview ? {} : { [sitemapPath]: sitemapFile(sitemapEntries(siteUrl, imagesOf)) }),
    // Crawlers ask for it at the root of a host only: a language below another one has none.
    ...(config.languages.some(({ url }) => siteUrl.startsWith(`${url}/`))
      ? {}
      : { [robotsPath]: robotsFile(config) }),
    [llmsPath]: llmsFile(siteUrl),
    "/humans.txt": humansFile(config),
    ...securityFiles(config),
    [manifestPath]: webManifest(config.base),
  };
}

import type { SiteConfig } from "../../../config/site-config.ts";
import { manifestPath } from "../../../src/seo/site-files.ts";
import { humansFile } from "./humans.ts";
import { llmsFile, llmsPath } from "./llms.ts";
import { robotsFile, robotsPath } from "./robots.ts";
import { sitemapEntries, sitemapFile, sitemapPath } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** The files for crawlers, by path. All are derived from the route table. */
export function crawlFiles(config: SiteConfig): Readonly<Record<string, string>> {
  const { origin } = config;
  return {
    [sitemapPath]: sitemapFile(sitemapEntries(origin)),
    [robotsPath]: robotsFile(origin),
    [llmsPath]: llmsFile(origin),
    "/humans.txt": humansFile(config),
    [manifestPath]: webManifest(),
  };
}

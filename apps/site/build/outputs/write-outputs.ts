import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { SiteConfig } from "../../config/site-config.ts";
import { speculationRules, speculationRulesFile } from "../hosting/speculation-rules.ts";
import { crawlFiles } from "./crawl-files/crawl-files.ts";
import { pagePictures } from "./crawl-files/page-pictures.ts";
import { feedFiles } from "./feeds/feeds.ts";
import { iconFiles } from "./icons.ts";

/**
 * Writes the files that are not pages into `outDir`: crawl files, feeds, icons and speculation
 * rules.
 * @param bodies the texts in the feeds as HTML, by the path of their page
 */
export async function writeOutputs(
  bodies: ReadonlyMap<string, string>,
  config: SiteConfig,
  outDir: string,
): Promise<void> {
  const bodyOf = (path: string) => {
    const body = bodies.get(path);
    if (body === undefined) throw new Error(`There is no text of ${path} for the feeds.`);
    return body;
  };
  const files: Readonly<Record<string, string | Uint8Array>> = {
    ...crawlFiles(config, (path) => pagePictures(outDir, path)),
    ...feedFiles(config.siteUrl, bodyOf),
    ...iconFiles(),
    [speculationRulesFile]: speculationRules(config.base),
  };
  for (const [path, data] of Object.entries(files)) {
    const file = resolve(outDir, path.slice(1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

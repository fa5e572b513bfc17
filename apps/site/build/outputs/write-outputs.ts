import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { SiteConfig } from "../../config/site-config.ts";
import { speculationRules, speculationRulesFile } from "../hosting/speculation-rules.ts";
import { crawlFiles } from "./crawl-files/crawl-files.ts";
import { feedFiles } from "./feeds/feeds.ts";
import { iconFiles } from "./icons.ts";

/**
 * Writes the files that are not pages into `outDir`: crawl files, feeds, icons and speculation rules.
 * @param bodies the bodies of the articles in the feeds as HTML, by slug
 */
export async function writeOutputs(
  bodies: ReadonlyMap<string, string>,
  config: SiteConfig,
  outDir: string,
): Promise<void> {
  const bodyOf = (slug: string) => {
    const body = bodies.get(slug);
    if (body === undefined)
      throw new Error(`There is no text for the article ${slug} in the feeds.`);
    return body;
  };
  const files: Readonly<Record<string, string | Uint8Array>> = {
    ...crawlFiles(config),
    ...feedFiles(config.origin, bodyOf),
    ...iconFiles(),
    [speculationRulesFile]: speculationRules(),
  };
  for (const [path, data] of Object.entries(files)) {
    const file = resolve(outDir, path.slice(1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

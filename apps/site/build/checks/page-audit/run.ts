import { resolve } from "node:path";
import { current } from "@kolam/content/model/pages/languages";
import { site as chosen, folders } from "@kolam/resolve/current";
import { loadSiteConfig, type SiteConfig } from "../../../config/site-config.ts";
import { BuildError } from "../../build-error.ts";
import { filesToTranslate, readBuiltSite } from "./built-site.ts";
import { placeholdersOn } from "./checks/placeholders.ts";
import { auditSite } from "./page-audit.ts";
import { auditReport } from "./report.ts";

/**
 * Audits the site in `dist` and prints a summary, with advice.
 * @throws {BuildError} with every problem and its fix, if there is more than advice
 */
export function runPageAudit(dist: string, config: SiteConfig): void {
  const site = readBuiltSite(dist, config);
  const audit = auditSite(site);
  const report = auditReport(audit);
  if (audit.problems.some(({ why }) => why === undefined)) throw new BuildError(report);
  console.log(report);
  if (!site.isLocalBuild) return;
  const english = filesToTranslate().length;
  if (english > 0) {
    console.log(
      `Not for the public yet: ${english} files of “${current.tag}” are in English. \`pnpm check ${chosen.name}\` lists them; \`pnpm delete language ${current.tag}\` takes the language away.`,
    );
  }
  const unfinished = [...site.pages].filter((page) => placeholdersOn(page).length > 0);
  if (unfinished.length > 0) {
    const paths = unfinished.map(({ path }) => path).join(", ");
    console.log(`Not for the public yet: there are words to replace on ${paths}.`);
  }
}

if (import.meta.main) {
  try {
    const config = loadSiteConfig();
    runPageAudit(resolve(folders.output, "dist") + config.base, config);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

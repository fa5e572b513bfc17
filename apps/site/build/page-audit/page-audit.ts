import type { BuiltPage, BuiltSite } from "./built-site.ts";
import { analyzerProblems } from "./checks/analyzed.ts";
import { crawlFileProblems } from "./checks/crawl-files.ts";
import { graphProblems } from "./checks/graph.ts";
import { headProblems } from "./checks/head.ts";
import { linkProblems, orphanProblems } from "./checks/links.ts";
import { MarkupValidator } from "./checks/markup.ts";
import { questionProblems } from "./checks/questions.ts";
import { twinProblems } from "./checks/twins.ts";
import type { Problem } from "./problem.ts";

/** What an audit of the built site found. */
export interface SiteAudit {
  readonly pages: number;
  /** All problems, in the order of the pages. */
  readonly problems: readonly Problem[];
}

const markup = new MarkupValidator();

/** What is wrong with one page of a site. */
export function pageProblems(page: BuiltPage, site: BuiltSite): Problem[] {
  return [
    ...analyzerProblems(page, site.isLocalBuild),
    ...headProblems(page, site),
    ...graphProblems(page),
    ...questionProblems(page),
    ...linkProblems(page, site),
    ...markup.problems(page),
  ];
}

/** What is wrong between the pages of a site. */
export function siteProblems(site: BuiltSite): Problem[] {
  return [...twinProblems(site.pages), ...orphanProblems(site), ...crawlFileProblems(site)];
}

/** Audits every page of the built site, and the pages against each other. */
export function auditSite(site: BuiltSite): SiteAudit {
  return {
    pages: site.pages.length,
    problems: [...site.pages.flatMap((page) => pageProblems(page, site)), ...siteProblems(site)],
  };
}

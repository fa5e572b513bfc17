import type { BuiltPage, BuiltSite } from "./built-site.ts";
import { analyzerProblems } from "./checks/analyzed.ts";
import { BetweenPages } from "./checks/between-pages.ts";
import { graphProblems } from "./checks/graph.ts";
import { headProblems } from "./checks/head.ts";
import { linkProblems } from "./checks/links.ts";
import { MarkupValidator } from "./checks/markup.ts";
import { placeholderProblems } from "./checks/placeholders.ts";
import { policyProblems } from "./checks/policy.ts";
import { questionProblems } from "./checks/questions.ts";
import type { Problem } from "./problem.ts";

/** The result of auditing the built site. */
export interface SiteAudit {
  readonly pages: number;
  /** All problems, in the order of the pages. */
  readonly problems: readonly Problem[];
}

const markup = new MarkupValidator();

/** The problems of a page on its own. */
export function pageProblems(page: BuiltPage, site: BuiltSite): Problem[] {
  return [
    ...analyzerProblems(page, site),
    ...headProblems(page, site),
    ...graphProblems(page),
    ...policyProblems(page, site),
    ...questionProblems(page),
    ...placeholderProblems(page, site.isLocalBuild),
    ...markup.problems(page),
    ...linkProblems(page, site),
  ];
}

/**
 * Audits every page of the built site, and the pages against each other. Reads one page at a time.
 */
export function auditSite(site: BuiltSite): SiteAudit {
  const between = new BetweenPages(site);
  const own = Array.from(site.pages, (page) => {
    between.add(page);
    return pageProblems(page, site);
  });
  return { pages: own.length, problems: [...own.flat(), ...between.problems()] };
}

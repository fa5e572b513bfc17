import type { BuiltPage, BuiltSite } from "./built-site.ts";
import { acrossPagesProblems } from "./checks/across-pages.ts";
import { analyzerProblems } from "./checks/analyzed.ts";
import { crawlFileProblems } from "./checks/crawl-files.ts";
import { graphProblems } from "./checks/graph.ts";
import { headProblems } from "./checks/head.ts";
import { type FactsByPath, linkProblems } from "./checks/links.ts";
import { MarkupValidator } from "./checks/markup.ts";
import { placeholderProblems } from "./checks/placeholders.ts";
import { questionProblems } from "./checks/questions.ts";
import { sharedHeadingProblems } from "./checks/shared-words.ts";
import type { Problem } from "./problem.ts";
import { FactReader, type PageFacts, siteFacts } from "./site-facts.ts";

/** The result of auditing the built site. */
export interface SiteAudit {
  readonly pages: number;
  /** All problems, in the order of the pages. */
  readonly problems: readonly Problem[];
}

const markup = new MarkupValidator();

/** The problems of a page on its own. */
function ownProblems(page: BuiltPage, site: BuiltSite): Problem[] {
  return [
    ...analyzerProblems(page, site.isLocalBuild),
    ...headProblems(page, site),
    ...graphProblems(page),
    ...questionProblems(page),
    ...placeholderProblems(page, site.isLocalBuild),
    ...markup.problems(page),
  ];
}

const byPath = (facts: readonly PageFacts[]): FactsByPath =>
  new Map(facts.map((page) => [page.path, page]));

/** The problems of one page, including its links to other pages. */
export function pageProblems(page: BuiltPage, site: BuiltSite): Problem[] {
  const facts = new FactReader(site.origin).read(page);
  return [...ownProblems(page, site), ...linkProblems(facts, byPath(siteFacts(site)), site)];
}

/** The problems between pages, and those of the files for crawlers. */
export function siteProblems(site: BuiltSite, facts = siteFacts(site)): Problem[] {
  return [
    ...sharedHeadingProblems(facts),
    ...acrossPagesProblems(site),
    ...crawlFileProblems(site, facts),
  ];
}

/**
 * Audits every page of the built site, and the pages against each other. Reads one page at a time and
 * keeps only the facts that concern other pages.
 */
export function auditSite(site: BuiltSite): SiteAudit {
  const reader = new FactReader(site.origin);
  const read = Array.from(site.pages, (page) => ({
    own: ownProblems(page, site),
    facts: reader.read(page),
  }));
  const facts = read.map((page) => page.facts);
  const pages = byPath(facts);
  const problems = read.flatMap((page) => [...page.own, ...linkProblems(page.facts, pages, site)]);
  return { pages: read.length, problems: [...problems, ...siteProblems(site, facts)] };
}

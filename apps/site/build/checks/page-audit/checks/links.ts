import { redirectFor } from "@kolam/content/facts/paths";
import type { BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";
import type { PageFacts, Target } from "../site-facts.ts";

/** The facts of pages by path. */
export type FactsByPath = ReadonlyMap<string, PageFacts>;

function linkProblem(
  { href, path, anchor }: Target,
  pages: FactsByPath,
  site: BuiltSite,
): Omit<Problem, "page"> | undefined {
  const page = pages.get(path);
  if (!page) {
    const better = redirectFor(path);
    if (site.files.has(path) && better === undefined) return undefined;
    return {
      problem: `The link ${href} leads to no page${better ? ", but to a redirect" : ""}.`,
      fix: better && pages.has(better) ? `Link to ${better}.` : "Link to a path of paths.ts.",
    };
  }
  if (anchor !== "" && !page.places.has(anchor)) {
    return {
      problem: `The link ${href} leads to no place: ${path} has no element with that id.`,
      fix: `Give the section of ${path} the id “${anchor}”, or drop the fragment.`,
    };
  }
  return undefined;
}

/** Links of a page whose targets do not exist, or only redirect. */
export function linkProblems(page: PageFacts, pages: FactsByPath, site: BuiltSite): Problem[] {
  const broken = new Map<string, Omit<Problem, "page">>();
  for (const target of [...page.links, ...page.named]) {
    const problem = linkProblem(target, pages, site);
    if (problem) broken.set(problem.problem, problem);
  }
  return [...broken.values()].map((problem) => ({ page: page.path, ...problem }));
}

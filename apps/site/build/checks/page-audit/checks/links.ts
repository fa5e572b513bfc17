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

/** Links and files of a page whose targets do not exist. */
export function linkProblems(page: PageFacts, pages: FactsByPath, site: BuiltSite): Problem[] {
  const broken = new Map<string, Omit<Problem, "page">>();
  for (const target of [...page.links, ...page.named]) {
    const problem = linkProblem(target, pages, site);
    if (problem) broken.set(problem.problem, problem);
  }
  for (const { href, path } of page.files) {
    if (site.files.has(path)) continue;
    const problem = `It refers to ${href}, and there is no such file.`;
    broken.set(problem, { problem, fix: "Write the file in the build, or remove the reference." });
  }
  return [...broken.values()].map((problem) => ({ page: page.path, ...problem }));
}

/** Pages that no other page links to, except the not-found page and the one after a form. */
export function orphanProblems(pages: readonly PageFacts[]): Problem[] {
  const linked = new Set<string>();
  for (const page of pages) {
    for (const { path } of page.links) if (path !== page.path) linked.add(path);
  }
  return pages
    .filter(({ id, path }) => {
      const reachedOtherwise = id === "not-found" || id === "thank-you";
      return !reachedOtherwise && !linked.has(path);
    })
    .map(({ path }) => ({
      page: path,
      problem: "No other page links to it.",
      fix: "Link to it from a menu, a list or the sitemap page.",
    }));
}

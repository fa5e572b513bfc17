import { redirectFor } from "@kolam/content/paths";
import type { BuiltPage, BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";

interface Target {
  /** As written. */
  readonly href: string;
  readonly path: string;
  readonly anchor: string;
}

/** Where a page's address leads on this site; `undefined` when it leads elsewhere. */
function targetOf(href: string, page: BuiltPage, origin: string): Target | undefined {
  const base = page.url ?? `${origin}${page.path}`;
  if (!URL.canParse(href, base)) return { href, path: href, anchor: "" };
  const url = new URL(href, base);
  if (url.origin !== origin) return undefined;
  return { href, path: decodeURI(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) };
}

function linksOf(page: BuiltPage, origin: string): Target[] {
  return page.model.anchors.flatMap(({ href }) =>
    href === undefined ? [] : (targetOf(href, page, origin) ?? []),
  );
}

/** Files that a page loads or names: pictures, scripts, icons, feeds. */
function filesOf({ model }: BuiltPage): string[] {
  return [
    ...model.links.filter(({ rels }) => !rels.includes("canonical")).map(({ href }) => href),
    ...model.images.map(({ src }) => src),
    ...model.scripts.flatMap(({ src }) => src ?? []),
  ].filter((address) => address !== "");
}

function linkProblem(
  { href, path, anchor }: Target,
  pages: ReadonlyMap<string, BuiltPage>,
  site: BuiltSite,
): Omit<Problem, "page"> | undefined {
  const page = pages.get(path);
  if (!page) {
    if (site.files.has(path)) return undefined;
    const better = redirectFor(path);
    return {
      problem: `The link ${href} leads to no page.`,
      fix: better && pages.has(better) ? `Link to ${better}.` : "Link to a path of paths.ts.",
    };
  }
  if (anchor !== "" && !page.model.ids.has(anchor) && !page.model.names.has(anchor)) {
    return {
      problem: `The link ${href} leads to no place: ${path} has no element with that id.`,
      fix: `Give the section of ${path} the id “${anchor}”, or drop the fragment.`,
    };
  }
  return undefined;
}

/** Links and files of a page that do not exist. */
export function linkProblems(page: BuiltPage, site: BuiltSite): Problem[] {
  const pages = new Map(site.pages.map((other) => [other.path, other]));
  const broken = new Map<string, Omit<Problem, "page">>();
  for (const target of linksOf(page, site.origin)) {
    const problem = linkProblem(target, pages, site);
    if (problem) broken.set(problem.problem, problem);
  }
  for (const address of filesOf(page)) {
    const target = targetOf(address, page, site.origin);
    if (!target || site.files.has(target.path)) continue;
    const problem = `It names ${address}, and there is no such file.`;
    broken.set(problem, { problem, fix: "Let the build write the file, or take the name out." });
  }
  return [...broken.values()].map((problem) => ({ page: page.path, ...problem }));
}

/**
 * Pages that no other page links to. Not-found and the page after a form are reached otherwise.
 */
export function orphanProblems(site: BuiltSite): Problem[] {
  const linked = new Set(
    site.pages.flatMap((page) =>
      linksOf(page, site.origin)
        .map(({ path }) => path)
        .filter((path) => path !== page.path),
    ),
  );
  return site.pages
    .filter(({ match, path }) => {
      const reachedOtherwise = match.id === "not-found" || match.id === "thank-you";
      return !reachedOtherwise && !linked.has(path);
    })
    .map(({ path }) => ({
      page: path,
      problem: "No other page links to it.",
      fix: "Link to it from a menu, a list or the sitemap page.",
    }));
}

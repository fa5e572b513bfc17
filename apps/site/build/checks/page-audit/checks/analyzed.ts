import { paths, storyIds } from "@kolam/content/facts/paths";
import { audit } from "@kolam/seo-audit";
import { styleBlocks } from "../../../hosting/security-policy.ts";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";
import { placeholdersOn } from "./placeholders.ts";

/** The most that pages with drawings may have, in characters of inline CSS and in elements. */
const drawn = {
  /** Two or three drawings, and the parts of the page itself. */
  some: { "inline-style": 85_000, "dom-size": 0 },
  /** All drawings: as many as there are stories. */
  all: {
    "inline-style": 68_000 + 1_750 * storyIds.length,
    "dom-size": 360 + 90 * storyIds.length,
  },
} as const;

/**
 * Whether a page may have what the audit warns of: what we made, and the cover of an article, is drawn in code, so that
 * it follows the theme and can be read on a phone, and that takes more styles and elements than the audit advises.
 */
function isDrawn({ path, html }: BuiltPage, check: string): boolean {
  const isPortfolio = path === paths.portfolio.path;
  const showsDrawings =
    isPortfolio ||
    path === paths.home.path ||
    path.startsWith(`${paths.services.path}/`) ||
    path.startsWith(`${paths.blog.path}/`);
  const limits = isPortfolio ? drawn.all : drawn.some;
  if (!showsDrawings || !(check in limits)) return false;
  const size =
    check === "inline-style"
      ? styleBlocks(html).join("").length
      : (html.match(/<[a-z]/g) ?? []).length;
  return size <= limits[check as keyof typeof limits];
}

/** The pages that are little more than a list of other pages. */
const lists: ReadonlySet<string> = new Set([
  paths.services.path,
  paths.blog.path,
  paths.sitemap.path,
]);

/** Every fault that the SEO audit finds: our own pages must score 100, but for their drawings. */
export function analyzerProblems(page: BuiltPage, isLocalBuild: boolean): Problem[] {
  const { results } = audit(page.html, {
    url: page.url,
    wantsIndexing: page.meta.indexable,
    isLocalBuild,
  });
  return results.flatMap(({ id, status, title, found, fix, locations }) => {
    if (status !== "error" && status !== "warning") return [];
    if (isDrawn(page, id)) return [];
    // A list is as long as what it lists: a site with two services, or two articles, needs no padding.
    if (id === "word-count" && lists.has(page.path)) return [];
    // How often a word is repeated says nothing while most of them are still to be replaced.
    if (id === "keyword-density" && placeholdersOn(page).length > 0) return [];
    const [first] = locations;
    const where = first ? { where: first.snippet } : {};
    return [{ page: page.path, problem: `${title}: ${found}`, ...where, fix }];
  });
}

import { audit } from "../../../src/analyzer/audit/audit.ts";
import type { CheckId } from "../../../src/analyzer/audit/checks.ts";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

/**
 * The analyzer's checks that our own pages must pass without so much as a warning. The others judge
 * taste, measure what the budgets measure, or cannot see what the checks beside this one see.
 */
const required: ReadonlySet<string> = new Set<CheckId>([
  "title",
  "description",
  "robots",
  "canonical",
  "doctype",
  "charset",
  "lang",
  "viewport",
  "head-integrity",
  "favicon",
  "feed",
  "h1",
  "heading-outline",
  "heading-text",
  "placeholder-text",
  "link-text",
  "crawlable-links",
  "image-alt",
  "image-alt-quality",
  "image-size",
  "open-graph",
  "twitter-card",
  "structured-data",
  "json-ld-syntax",
  "json-ld-properties",
  "json-ld-ratings",
  "duplicate-ids",
  "mixed-content",
  "blocking-scripts",
  "obsolete-markup",
]);

/** What the site's own SEO analyzer says against a page. */
export function analyzerProblems(page: BuiltPage, isLocalBuild: boolean): Problem[] {
  const { results } = audit(page.html, {
    url: page.url,
    wantsIndexing: page.meta.indexable,
    isLocalBuild,
  });
  return results.flatMap(({ id, status, title, found, fix, locations }) => {
    if (!required.has(id) || (status !== "error" && status !== "warning")) return [];
    // It has no address that a card could give.
    if (page.match.id === "not-found" && id === "open-graph") return [];
    const [first] = locations;
    const where = first ? { where: first.snippet } : {};
    return [{ page: page.path, problem: `${title}: ${found}`, ...where, fix }];
  });
}

import { audit } from "../../../../src/analyzer/audit/audit.ts";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

/**
 * What the site's own SEO analyzer says against a page. Our pages score 100: a page that the tool we
 * offer would find fault with does not go out.
 */
export function analyzerProblems(page: BuiltPage, isLocalBuild: boolean): Problem[] {
  const { results } = audit(page.html, {
    url: page.url,
    wantsIndexing: page.meta.indexable,
    isLocalBuild,
  });
  return results.flatMap(({ status, title, found, fix, locations }) => {
    if (status !== "error" && status !== "warning") return [];
    const [first] = locations;
    const where = first ? { where: first.snippet } : {};
    return [{ page: page.path, problem: `${title}: ${found}`, ...where, fix }];
  });
}

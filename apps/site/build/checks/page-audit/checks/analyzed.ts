import { audit } from "@kolam/seo-audit";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

/** Every fault that the SEO audit finds: our own pages must score 100. */
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

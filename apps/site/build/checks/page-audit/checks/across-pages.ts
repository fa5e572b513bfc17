import { SiteAudit } from "@kolam/seo-audit/site";
import { fileOf } from "../../../prerender/page-file.ts";
import type { BuiltPage, BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";

/** Visitors reach these in another way than by a link. */
const reachedOtherwise: ReadonlySet<string> = new Set(["not-found", "thank-you"]);

/** The problems that the SEO audit finds between pages. */
export function acrossPagesProblems(site: BuiltSite): Problem[] {
  const pages = new Map<string, Pick<BuiltPage, "path" | "match">>();
  const files = new Set([...site.files].map((file) => file.slice(1)));
  const audit = new SiteAudit({
    address: site.origin,
    files,
    text: (file) => site.text(`/${file}`),
  });
  for (const { path, match, model } of site.pages) {
    const file = fileOf(path);
    files.add(file);
    pages.set(file, { path, match });
    audit.add(file, { ...model, url: new URL(path, site.origin) });
  }
  return audit
    .results(Number.POSITIVE_INFINITY)
    .flatMap(({ id, status, title, fix, locations }) => {
      // Ours is stricter: a link may not lead to a redirect either.
      if (id === "broken-link" || (status !== "error" && status !== "warning")) return [];
      return locations.flatMap(({ file, snippet }) => {
        const page = pages.get(file);
        if (id === "orphan" && page && reachedOtherwise.has(page.match.id)) return [];
        return {
          page: page?.path ?? `/${file}`,
          problem: `${title}, but not this: ${snippet}`,
          fix,
        };
      });
    });
}

import { sitemapPath } from "../../crawl-files/sitemap.ts";
import type { BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";
import type { PageFacts } from "../site-facts.ts";

/** Differences between `sitemap.xml` and the pages that are there and may be indexed. */
export function crawlFileProblems(site: BuiltSite, pages: readonly PageFacts[]): Problem[] {
  if (!site.files.has(sitemapPath)) {
    return [{ page: sitemapPath, problem: "It is missing.", fix: "Write it in found-files.ts." }];
  }
  const listed = new Set(
    [...site.text(sitemapPath).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
  );
  const wanted = new Set(pages.flatMap(({ url, indexable }) => (indexable ? (url ?? []) : [])));
  const problems = [...wanted]
    .filter((url) => !listed.has(url))
    .map((url) => ({
      page: sitemapPath,
      problem: `It does not list ${url}.`,
      fix: "Build it from the same route table as the pages.",
    }));
  for (const url of listed) {
    if (url !== undefined && wanted.has(url)) continue;
    problems.push({
      page: sitemapPath,
      problem: `It lists ${url}, which is no page that may be indexed.`,
      fix: "Build it from the same route table as the pages.",
    });
  }
  return problems;
}

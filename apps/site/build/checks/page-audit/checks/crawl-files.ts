import { current, languages } from "@kolam/content/model/pages/languages";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { feeds, manifestPath } from "../../../../src/seo/site-files.ts";
import { llmsPath } from "../../../outputs/crawl-files/llms.ts";
import { robotsPath } from "../../../outputs/crawl-files/robots.ts";
import { sitemapPath } from "../../../outputs/crawl-files/sitemap.ts";
import type { BuiltSite } from "../built-site.ts";
import type { PageFacts } from "../page-facts.ts";
import type { Problem } from "../problem.ts";

const crawled: readonly string[] = [
  ...(current === languages[0] ? [robotsPath] : []),
  llmsPath,
  manifestPath,
  ...feeds.map(({ path }) => path),
];

/** Why a file cannot be parsed; `undefined` when it can. */
function fault(path: string, text: string): string | undefined {
  if (path.endsWith(".xml")) {
    const valid = XMLValidator.validate(text);
    return valid === true ? undefined : `line ${valid.err.line}: ${valid.err.msg}`;
  }
  if (!/\.(?:json|webmanifest)$/.test(path)) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const fromRoutes = "Build it from the same route table as the pages.";

const sitemaps = new XMLParser({ parseTagValue: false, isArray: (name) => name === "url" });

/** Pages that may be indexed and are missing from `sitemap.xml`, or have another date there. */
function sitemapProblems(text: string, pages: readonly PageFacts[]): Problem[] {
  const { urlset } = sitemaps.parse(text) as {
    urlset?: { url?: readonly { loc?: string; lastmod?: string }[] };
  };
  const listed = new Map((urlset?.url ?? []).map(({ loc = "", lastmod = "" }) => [loc, lastmod]));
  const wanted = new Map(
    pages.flatMap(({ url, indexable, updated }) =>
      url !== undefined && indexable ? [[url, updated] as const] : [],
    ),
  );
  const problems: Problem[] = [];
  const report = (problem: string, fix: string) =>
    problems.push({ page: sitemapPath, problem, fix });
  for (const [url, updated] of wanted) {
    const day = listed.get(url);
    if (day === undefined) report(`It does not list ${url}.`, fromRoutes);
    else if (day !== (updated ?? ""))
      report(
        `It says that ${url} changed on ${day || "no day"}, and its content says ${updated ?? "none"}.`,
        "Take lastmod from pageMeta().",
      );
  }
  return problems;
}

/** A missing sitemap line. */
function robotsProblems(text: string, { siteUrl }: BuiltSite): Problem[] {
  const line = `Sitemap: ${siteUrl}${sitemapPath}`;
  if (text.split("\n").includes(line)) return [];
  return [
    { page: robotsPath, problem: "It does not name the sitemap.", fix: `Add the line “${line}”.` },
  ];
}

/** Addresses in a file that lead neither to a page nor to a file of the site. */
function deadAddresses(
  file: string,
  text: string,
  site: BuiltSite,
  paths: ReadonlySet<string>,
): Problem[] {
  const named = new Set(
    text
      .split(site.siteUrl)
      .slice(1)
      .flatMap((after) => /^\/[^\s"'<>()&#?\\]*/.exec(after)?.[0] ?? []),
  );
  return [...named]
    .filter((path) => !paths.has(path) && !site.files.has(path))
    .map((path) => ({
      page: file,
      problem: `It names ${path}, which is neither a page nor a file.`,
      fix: "Name a path of paths.ts or a file that the build writes.",
    }));
}

/** The problems of the files for crawlers: sitemap, robots.txt, feeds and the like. */
export function crawlFileProblems(site: BuiltSite, pages: readonly PageFacts[]): Problem[] {
  const paths = new Set(pages.map(({ path }) => path));
  return [...(site.isPreview ? [] : [sitemapPath]), ...crawled].flatMap((page) => {
    if (!site.files.has(page)) {
      return [{ page, problem: "It is missing.", fix: "Write it in found-files.ts." }];
    }
    const text = site.text(page);
    const why = fault(page, text);
    if (why !== undefined) {
      return [{ page, problem: `It cannot be read: ${why}`, fix: "Fix the code that writes it." }];
    }
    if (page === sitemapPath) return sitemapProblems(text, pages);
    return [
      ...(page === robotsPath && !site.isPreview ? robotsProblems(text, site) : []),
      ...deadAddresses(page, text, site, paths),
    ];
  });
}

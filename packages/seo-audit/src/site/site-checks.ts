import parseRobots from "robots-parser";
import { decoded, isFullAddress } from "../page/addresses.ts";
import type { Texts } from "../texts/texts.ts";
import { type PageRecord, pathKey, type Reference } from "./page-record.ts";
import { type SiteFacts, type SitePlace, siteCheck } from "./site-check.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";

/** The place of a reference; its text is the address as written. */
const placeOf = ({ file }: PageRecord, { line, column, target }: Reference): SitePlace => ({
  file,
  line,
  column,
  snippet: target.href,
});

/** A page as a whole. */
const wholePage = (file: string, snippet: string) => ({ file, line: 1, column: 1, snippet });

/** The references of all pages to addresses that are neither files nor redirected by the host. */
const dead = ({ pages, fileOf, isRedirected }: SiteFacts, kind: "links" | "files") =>
  pages.flatMap((page) =>
    page[kind]
      .filter(({ target: { key } }) => fileOf(key) === undefined && !isRedirected(key))
      .map((reference) => placeOf(page, reference)),
  );

/** Why an address does not belong to a page that search engines may list; empty when it does. */
function problemOf(key: string, { fileOf, pageOf }: SiteFacts, targets: Texts["targets"]): string {
  const page = pageOf(key);
  if (!page) return fileOf(key) === undefined ? targets.missing : "";
  if (page.redirect !== "") return targets.redirect;
  if (!page.listed) return targets.closed;
  return isOriginal(page) ? "" : targets.copy;
}

const isOriginal = ({ canonical, key }: PageRecord) => canonical === "" || canonical === key;

/**
 * The pages that share a text with others. Copies that name another page as the original may have
 * it.
 */
function sharing(pages: readonly PageRecord[], what: "title" | "description"): SitePlace[] {
  const byText = new Map<string, PageRecord[]>();
  for (const page of pages) {
    if (!page.listed || page[what] === "" || !isOriginal(page)) continue;
    const same = byText.get(page[what]) ?? [];
    same.push(page);
    byText.set(page[what], same);
  }
  return [...byText]
    .filter(([, same]) => same.length > 1)
    .flatMap(([text, same]) => same.map(({ file }) => wholePage(file, text)));
}

function isSitemap(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return name.includes("sitemap") && name.endsWith(".xml");
}

/** All checks across pages, in the order of the report. */
export const siteChecks = [
  siteCheck("robots-closed", "error", ({ site, pages, text }, t) => {
    const rules = text("robots.txt");
    if (rules === undefined) return t.none;
    if (site.pathname !== "/") return t.below;
    const robots = parseRobots(new URL("robots.txt", site).href, rules);
    return pages
      .filter(({ listed, key }) => listed && robots.isDisallowed(key, "Googlebot"))
      .map(({ file, key }) => wholePage(file, key));
  }),
  siteCheck("broken-link", "error", (facts) => dead(facts, "links")),
  siteCheck("missing-file", "error", (facts) => dead(facts, "files")),
  siteCheck("canonical-target", "error", (facts, _t, targets) =>
    facts.pages.flatMap(({ file, key, canonical }) => {
      if (canonical === key || !canonical.startsWith(facts.site.href)) return [];
      const problem = problemOf(canonical, facts, targets);
      return problem === "" ? [] : [wholePage(file, `${canonical} ${problem}`)];
    }),
  ),
  siteCheck("hreflang-return", "error", ({ pages, site, fileOf, pageOf }, t) => {
    if (pages.every(({ alternates }) => alternates.length === 0)) return t.none;
    return pages.flatMap(({ file, alternates }) =>
      [...new Set(alternates)]
        .filter((other) => fileOf(other) !== file && other.startsWith(site.href))
        .filter((other) => {
          const back = pageOf(other)?.alternates;
          return back ? !back.some((each) => fileOf(each) === file) : fileOf(other) === undefined;
        })
        .map((other) => wholePage(file, other)),
    );
  }),
  siteCheck("sitemap-target", "error", (facts, t, targets) => {
    const sitemaps = [...facts.files].filter(isSitemap);
    if (sitemaps.length === 0) return t.none;
    const problemAt = (address: string) => {
      if (!isFullAddress(address)) return targets.relative;
      const key = pathKey(new URL(address));
      return key.startsWith(facts.site.href) ? problemOf(key, facts, targets) : targets.elsewhere;
    };
    return sitemaps.flatMap((file) =>
      sitemapAddresses(facts.text(file) ?? "").flatMap((address) => {
        const problem = problemAt(address);
        return problem === "" ? [] : [wholePage(file, `${address} ${problem}`)];
      }),
    );
  }),
  siteCheck("redirect-chain", "warning", ({ pages, pageOf }, t) => {
    const redirects = pages.filter(({ redirect }) => redirect !== "");
    if (redirects.length === 0) return t.none;
    return redirects.flatMap(({ file, redirect }) => {
      const next = pageOf(redirect)?.redirect ?? "";
      return next === "" ? [] : [wholePage(file, t.step(redirect, next))];
    });
  }),
  siteCheck("broken-fragment", "warning", ({ pages, pageOf }) => {
    const idsOf = new Map<PageRecord, ReadonlySet<string>>();
    const lacks = (page: PageRecord, fragment: string) => {
      const ids = idsOf.get(page) ?? new Set(page.places.split(" "));
      idsOf.set(page, ids);
      const isThere = ids.has(fragment) || ids.has(decoded(fragment));
      return !isThere && !/^(?:top$|[/!:])/i.test(fragment);
    };
    return pages.flatMap((page) =>
      page.links
        .filter(({ target: { key, fragment } }) => {
          const other = fragment === "" ? undefined : pageOf(key);
          // Links within the page itself are a check of the page.
          return other && other !== page && other.redirect === "" && lacks(other, fragment);
        })
        .map((link) => placeOf(page, link)),
    );
  }),
  siteCheck("duplicate-title", "warning", ({ pages }) => sharing(pages, "title")),
  siteCheck("duplicate-description", "warning", ({ pages }) => sharing(pages, "description")),
  siteCheck("orphan", "warning", ({ pages, site, fileOf }, t) => {
    if (pages.length < 2) return t.single;
    const linked = new Set([fileOf(site.href)]);
    for (const page of pages) {
      for (const { target } of page.links) {
        const file = fileOf(target.key);
        if (file !== page.file) linked.add(file);
      }
    }
    return pages
      .filter(({ listed, file }) => listed && !linked.has(file))
      .map(({ file, key }) => wholePage(file, key));
  }),
] as const;

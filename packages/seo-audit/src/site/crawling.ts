import parseRobots from "robots-parser";
import { isFullAddress } from "../page/addresses.ts";
import { pathKey } from "./page-record.ts";
import { judged, notApplicable, problemOf, siteCheck, wholePage } from "./site-check.ts";

export const robotsClosed = siteCheck("robots-closed", ({ site, pages, text }, t) => {
  const rules = text("robots.txt");
  if (rules === undefined) return notApplicable(t.none);
  if (site.pathname !== "/") return notApplicable(t.below);
  const robots = parseRobots(new URL("robots.txt", site).href, rules);
  const places = pages
    .filter(({ listed, key }) => listed && robots.isDisallowed(key, "Googlebot"))
    .map(({ file, key }) => wholePage(file, key));
  return judged("error", places, t.good, t.found);
});

const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\/loc>/gi;

export const sitemapTarget = siteCheck("sitemap-target", (facts, t, targets) => {
  const sitemaps = [...facts.files].filter((file) => /sitemap[^/]*\.xml$/i.test(file));
  if (sitemaps.length === 0) return notApplicable(t.none);
  const problemAt = (address: string) => {
    if (!isFullAddress(address)) return targets.relative;
    const key = pathKey(new URL(address));
    return key.startsWith(facts.site.href) ? problemOf(key, facts, targets) : targets.elsewhere;
  };
  const places = sitemaps.flatMap((file) =>
    [...(facts.text(file) ?? "").matchAll(LOCATION)].flatMap(([, location = ""]) => {
      const address = location.replaceAll("&amp;", "&");
      const problem = problemAt(address);
      return problem === "" ? [] : [wholePage(file, `${address} ${problem}`)];
    }),
  );
  return judged("error", places, t.good, (_files, said) => t.found(said));
});

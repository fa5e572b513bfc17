import parseRobots from "robots-parser";
import { count, quoteSome } from "../format.ts";
import { isFullAddress } from "../page/addresses.ts";
import { pathKey } from "./page-record.ts";
import { defineSiteCheck, judged, notApplicable, type SiteFacts, wholePage } from "./site-check.ts";

export const robotsClosed = defineSiteCheck({
  id: "robots-closed",
  title: "robots.txt lets crawlers in",
  why: "Crawlers do not read what robots.txt forbids, so the page cannot be found by its words.",
  fix: "Allow the pages in robots.txt; keep a page out of results with noindex, which must be read to count.",
  run({ site, pages, text }) {
    const rules = text("robots.txt");
    if (rules === undefined) return notApplicable("There is no robots.txt.");
    if (site.pathname !== "/") return notApplicable("robots.txt counts only at the root of a host.");
    const robots = parseRobots(new URL("robots.txt", site).href, rules);
    const places = pages
      .filter(({ listed, key }) => listed && robots.isDisallowed(key, "Googlebot"))
      .map(({ file, key }) => wholePage(file, key));
    return judged(
      "error",
      places,
      (on) => `robots.txt forbids ${count(on, "page")} that should be found.`,
      "robots.txt forbids no page that should be found.",
    );
  },
});

const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\/loc>/gi;

export const sitemapTarget = defineSiteCheck({
  id: "sitemap-target",
  title: "The sitemap lists pages",
  why: "A sitemap with addresses that cannot be listed is believed less for all others.",
  fix: "List only pages that exist, may be indexed and are the original; write the sitemap in the build.",
  run(facts) {
    const sitemaps = [...facts.files].filter((file) => /(?:^|\/)[^/]*sitemap[^/]*\.xml$/i.test(file));
    if (sitemaps.length === 0) return notApplicable("There is no sitemap.");
    const places = sitemaps.flatMap((file) =>
      [...(facts.text(file) ?? "").matchAll(LOCATION)].flatMap(([, location = ""]) => {
        const address = location.replaceAll("&amp;", "&");
        const problem = problemOf(address, facts);
        return problem === "" ? [] : [wholePage(file, `${address} ${problem}`)];
      }),
    );
    return judged(
      "error",
      places,
      () => `${count(places.length, "address", "addresses")}: ${quoteSome(places.map(({ snippet }) => snippet))}.`,
      "Every address in the sitemap is that of a page.",
    );
  },
});

function problemOf(address: string, { site, fileOf, pageOf }: SiteFacts): string {
  if (!isFullAddress(address)) return "is not a full address";
  const key = pathKey(new URL(address));
  if (!key.startsWith(site.href)) return "is not on this site";
  const page = pageOf(key);
  if (!page) return fileOf(key) === undefined ? "does not exist" : "";
  if (page.redirect !== "") return "only redirects";
  if (!page.listed) return "may not be indexed";
  return page.canonical === "" || page.canonical === page.key ? "" : "names another page as its original";
}

import type { PageRecord, Reference } from "./page-record.ts";
import {
  judged,
  notApplicable,
  placeOf,
  type SiteFacts,
  siteCheck,
  wholePage,
} from "./site-check.ts";

/** The references of all pages to what is neither a file nor redirected by the host. */
const dead = (
  { pages, fileOf, isRedirected }: SiteFacts,
  referencesOf: (page: PageRecord) => readonly Reference[],
) =>
  pages.flatMap((page) =>
    referencesOf(page)
      .filter(({ target: { key } }) => fileOf(key) === undefined && !isRedirected(key))
      .map((reference) => placeOf(page, reference)),
  );

export const brokenLink = siteCheck("broken-link", (site, t) => {
  const places = dead(site, ({ links }) => links);
  return judged("error", places, t.good, (pages, said) => t.found(places.length, pages, said));
});

export const missingFile = siteCheck("missing-file", (site, t) => {
  const places = dead(site, ({ files }) => files);
  return judged("error", places, t.good, (pages, said) => t.found(places.length, pages, said));
});

export const brokenFragment = siteCheck("broken-fragment", ({ pages, pageOf }, t) => {
  const idsOf = new Map<PageRecord, ReadonlySet<string>>();
  const has = (key: string, fragment: string) => {
    const page = pageOf(key);
    if (page === undefined || page.redirect !== "") return true;
    const ids = idsOf.get(page) ?? new Set(page.places.split(" "));
    idsOf.set(page, ids);
    return ids.has(fragment) || fragment.toLowerCase() === "top" || /^[/!:]/.test(fragment);
  };
  const places = pages.flatMap((page) =>
    page.links
      // Links within the page itself are a check of the page.
      .filter(({ target }) => target.fragment !== "" && pageOf(target.key) !== page)
      .filter(({ target }) => !has(target.key, target.fragment))
      .map((link) => placeOf(page, link)),
  );
  return judged("warning", places, t.good, (on, said) => t.found(places.length, on, said));
});

export const orphan = siteCheck("orphan", ({ pages, site, fileOf }, t) => {
  if (pages.length < 2) return notApplicable(t.single);
  const linked = new Set([fileOf(site.href)]);
  for (const page of pages) {
    for (const { target } of page.links) {
      const file = fileOf(target.key);
      if (file !== page.file) linked.add(file);
    }
  }
  const places = pages
    .filter(({ listed, file }) => listed && !linked.has(file))
    .map(({ file, key }) => wholePage(file, key));
  return judged("warning", places, t.good, t.found);
});

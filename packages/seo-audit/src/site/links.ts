import { count, quoteSome } from "../format.ts";
import { defineSiteCheck, judged, notApplicable, placeOf, wholePage } from "./site-check.ts";

const hrefs = (places: readonly { readonly snippet: string }[]) =>
  quoteSome([...new Set(places.map(({ snippet }) => snippet))]);

export const brokenLink = defineSiteCheck({
  id: "broken-link",
  title: "Links lead to pages",
  why: "A visitor who follows the link sees an error page, and a crawler finds nothing.",
  fix: "Correct the link, or write the page that it leads to.",
  run({ pages, fileOf, isRedirected }) {
    const places = pages.flatMap((page) =>
      page.links
        .filter(({ target: { key } }) => fileOf(key) === undefined && !isRedirected(key))
        .map((link) => placeOf(page, link)),
    );
    return judged(
      "error",
      places,
      (on) =>
        `${count(places.length, "link")} on ${count(on, "page")} to no page: ${hrefs(places)}.`,
      "Every link within the site leads to a page or a file.",
    );
  },
});

export const brokenFragment = defineSiteCheck({
  id: "broken-fragment",
  title: "Links lead to places on pages",
  why: "The link opens the page at its top, and the reader has to look for the place.",
  fix: "Give the place the id in the link, or correct the link.",
  run({ pages, pageOf }) {
    const idsOf = new Map<string, ReadonlySet<string>>();
    const has = (key: string, fragment: string) => {
      const page = pageOf(key);
      if (page === undefined || page.redirect !== "") return true;
      let ids = idsOf.get(page.file);
      if (ids === undefined) {
        ids = new Set(page.places.split(" "));
        idsOf.set(page.file, ids);
      }
      return ids.has(fragment) || fragment.toLowerCase() === "top" || /^[/!:]/.test(fragment);
    };
    const places = pages.flatMap((page) =>
      page.links
        // Links within the page itself are a check of the page.
        .filter(({ target }) => target.fragment !== "" && target.key !== page.key)
        .filter(({ target }) => !has(target.key, target.fragment))
        .map((link) => placeOf(page, link)),
    );
    return judged(
      "warning",
      places,
      (on) =>
        `${count(places.length, "link")} on ${count(on, "page")} to an id that is not there: ${hrefs(places)}.`,
      "Every link to a place on another page finds it.",
    );
  },
});

export const missingFile = defineSiteCheck({
  id: "missing-file",
  title: "Pictures, styles and scripts exist",
  why: "What does not load is missing from the page, and each attempt costs the visitor time.",
  fix: "Correct the address, or put the file there.",
  run({ pages, fileOf, isRedirected }) {
    const places = pages.flatMap((page) =>
      page.files
        .filter(({ target: { key } }) => fileOf(key) === undefined && !isRedirected(key))
        .map((file) => placeOf(page, file)),
    );
    return judged(
      "error",
      places,
      (on) => `${count(places.length, "file")} missing on ${count(on, "page")}: ${hrefs(places)}.`,
      "Every file that a page of the site names is there.",
    );
  },
});

export const orphan = defineSiteCheck({
  id: "orphan",
  title: "Every page is linked",
  why: "Visitors who browse the site never see such a page, and crawlers find it late or not at all.",
  fix: "Link to it from a page about the same subject, a list or a menu, or remove it.",
  run({ pages, site, fileOf }) {
    if (pages.length < 2) return notApplicable("There is only one page.");
    const linked = new Set<string>();
    for (const page of pages) {
      for (const { target } of page.links) {
        const file = fileOf(target.key);
        if (file !== undefined && file !== page.file) linked.add(file);
      }
      if (page.redirect !== "") linked.add(fileOf(page.redirect) ?? "");
    }
    const home = fileOf(site.href);
    const places = pages
      .filter(({ listed, file }) => listed && file !== home && !linked.has(file))
      .map(({ file, key }) => wholePage(file, key));
    return judged(
      "warning",
      places,
      (on) => `No other page links to ${count(on, "page")}.`,
      "Another page links to every page.",
    );
  },
});

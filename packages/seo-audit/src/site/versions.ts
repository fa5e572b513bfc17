import { count, quoteSome } from "../format.ts";
import { defineSiteCheck, judged, notApplicable, type SitePlace, wholePage } from "./site-check.ts";

const said = (places: readonly SitePlace[]) => quoteSome(places.map(({ snippet }) => snippet));

export const canonicalTarget = defineSiteCheck({
  id: "canonical-target",
  title: "Canonical addresses lead to the original",
  why: "Search engines drop a page in favour of the one it names; if that one cannot be listed, neither is.",
  fix: "Name a page that exists, may be indexed and names itself.",
  run({ pages, site, fileOf, pageOf }) {
    const places = pages.flatMap(({ file, key, canonical }) => {
      if (canonical === "" || canonical === key || !canonical.startsWith(site.href)) return [];
      const target = pageOf(canonical);
      const problem = target
        ? target.redirect !== ""
          ? "only redirects"
          : !target.listed
            ? "may not be indexed"
            : target.canonical !== "" && target.canonical !== target.key
              ? "names another page as its original"
              : ""
        : fileOf(canonical) === undefined
          ? "does not exist"
          : "";
      return problem === "" ? [] : [wholePage(file, `${canonical} ${problem}`)];
    });
    return judged(
      "error",
      places,
      (on) => `${count(on, "page")} with an original that is none: ${said(places)}.`,
      "Every canonical address leads to a page that can be listed.",
    );
  },
});

export const hreflangReturn = defineSiteCheck({
  id: "hreflang-return",
  title: "Language versions link back",
  why: "Search engines believe that two pages are versions of each other only when both say so.",
  fix: "Give all versions the same list of hreflang links.",
  run({ pages, site, fileOf, pageOf }) {
    if (pages.every(({ alternates }) => alternates.length === 0)) {
      return notApplicable("The site has no language versions.");
    }
    const places = pages.flatMap(({ file, alternates }) =>
      [...new Set(alternates)]
        .filter((other) => fileOf(other) !== file && other.startsWith(site.href))
        .filter((other) => {
          const page = pageOf(other);
          if (!page) return fileOf(other) === undefined;
          return !page.alternates.some((back) => fileOf(back) === file);
        })
        .map((other) => wholePage(file, other)),
    );
    return judged(
      "error",
      places,
      (on) => `${count(on, "page")} name versions that do not link back: ${said(places)}.`,
      "All language versions name each other.",
    );
  },
});

export const redirectChain = defineSiteCheck({
  id: "redirect-chain",
  title: "Redirects lead to a page at once",
  why: "Each step costs the visitor time, crawlers give up after a few, and a loop never ends.",
  fix: "Redirect to the last address directly.",
  run({ pages, pageOf }) {
    const redirects = pages.filter(({ redirect }) => redirect !== "");
    if (redirects.length === 0) return notApplicable("No page redirects.");
    const places = redirects.flatMap(({ file, redirect }) => {
      const next = pageOf(redirect);
      return next && next.redirect !== "" ? [wholePage(file, `${redirect} redirects to ${next.redirect}`)] : [];
    });
    return judged(
      "warning",
      places,
      (on) => `${count(on, "redirect")} to another redirect: ${said(places)}.`,
      "Every redirect leads to a page.",
    );
  },
});

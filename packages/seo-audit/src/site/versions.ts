import { judged, notApplicable, problemOf, siteCheck, wholePage } from "./site-check.ts";

export const canonicalTarget = siteCheck("canonical-target", (facts, t, targets) => {
  const places = facts.pages.flatMap(({ file, key, canonical }) => {
    if (canonical === key || !canonical.startsWith(facts.site.href)) return [];
    const problem = problemOf(canonical, facts, targets);
    return problem === "" ? [] : [wholePage(file, `${canonical} ${problem}`)];
  });
  return judged("error", places, t.good, t.found);
});

export const hreflangReturn = siteCheck("hreflang-return", ({ pages, site, fileOf, pageOf }, t) => {
  if (pages.every(({ alternates }) => alternates.length === 0)) return notApplicable(t.none);
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
  return judged("error", places, t.good, t.found);
});

export const redirectChain = siteCheck("redirect-chain", ({ pages, pageOf }, t) => {
  const redirects = pages.filter(({ redirect }) => redirect !== "");
  if (redirects.length === 0) return notApplicable(t.none);
  const places = redirects.flatMap(({ file, redirect }) => {
    const next = pageOf(redirect)?.redirect ?? "";
    return next === "" ? [] : [wholePage(file, t.step(redirect, next))];
  });
  return judged("warning", places, t.good, t.found);
});

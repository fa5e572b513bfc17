import { articles } from "@kolam/content/model/blog/articles";
import { landings } from "@kolam/content/model/landing/pages";
import { hasFeature } from "@kolam/content/model/pages/features";
import { inLanguage, others } from "@kolam/content/model/pages/languages";
import { pageIds } from "@kolam/content/model/pages/paths";
import { cases } from "@kolam/content/model/portfolio/cases";
import { pageDays } from "@site/lists/words/dates";
import { pageUpdated } from "@site/lists/words/meta-dates";
import { openings } from "@site/words/openings";
import { describe, expect, it } from "vitest";
import { allPages, headOf, isDatedByText, pageMeta } from "./page-meta.ts";

const all = [...allPages(), { id: "not-found" } as const].map(pageMeta);
const dated = all
  .filter(({ indexable }) => indexable)
  .map((meta) => [meta.path ?? "not found", meta] as const);

describe("pageMeta", () => {
  it("covers every fixed page, every article, case, opening and landing page", () => {
    const lists = [pageIds, articles, cases, hasFeature("careers") ? openings : [], landings];
    expect(allPages().filter(({ page }) => page === undefined)).toHaveLength(lists.flat().length);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });

  it.each(dated)("%s has a valid day that is not in the future", (_, { updated = "" }) => {
    const time = Date.parse(`${updated}T00:00:00Z`);
    expect(new Date(time).toISOString().slice(0, 10)).toBe(updated);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it("describes no page in a sentence that is cut", () => {
    const cut = all.filter(({ description }) => /[…\s]$/.test(description));
    expect(cut.map(({ path }) => path)).toEqual([]);
  });

  it("dates pages that list articles no earlier than the newest article", () => {
    const newest =
      articles
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? "";
    for (const id of ["home", "blog", "sitemap"] as const) {
      const { path, updated = "" } = pageMeta({ id });
      expect(updated >= newest).toBe(true);
      expect(updated >= (pageDays[path ?? ""] ?? "9")).toBe(true);
    }
  });

  it("takes the day that a page shows from its author, and others from their texts", () => {
    expect(pageMeta({ id: "privacy" }).updated).toBe(pageUpdated.privacy);
    expect(pageMeta({ id: "about" }).updated).toBe(pageDays["/about"]);
    const ids = ["about", "privacy", "thank-you"] as const;
    expect(ids.filter((id) => isDatedByText({ id }))).toEqual(["about"]);
    for (const { slug } of articles) expect(isDatedByText({ id: "article", slug })).toBe(false);
  });
});

describe("headOf", () => {
  it.each(articles.map(({ slug }) => slug))("says which languages have %s too", (slug) => {
    const versions = others.filter((other) => inLanguage(other, `/blog/${slug}`));
    const { languages } = headOf({ id: "article", slug });
    if (others.length > 0) expect(languages).toEqual(versions.map(({ language }) => language));
    else expect(languages).toBeUndefined();
  });
});

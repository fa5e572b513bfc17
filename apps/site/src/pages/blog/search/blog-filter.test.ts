import { allCategories } from "@site/texts/pages/blog";
import { type ArticleCategory, articleCategories } from "@site/words/authors-and-categories";
import { describe, expect, it } from "vitest";
import { filterSearch, isFiltered, noFilter, readFilter, readResultPage } from "./blog-filter.ts";

describe("the blog's filter in the address", () => {
  it("reads back what it has written", () => {
    for (const filter of [
      noFilter,
      { query: "checkout ", category: allCategories },
      { query: "", category: articleCategories[articleCategories.length - 1] as ArticleCategory },
      { query: "50% & ₹10,000?", category: articleCategories[0] },
    ] as const) {
      expect(readFilter(filterSearch(filter))).toEqual(filter);
    }
  });

  it("leaves the address empty without a filter", () => {
    expect(filterSearch(noFilter)).toBe("");
    expect(filterSearch({ query: "   ", category: allCategories })).toBe("");
    expect(isFiltered({ query: "   ", category: allCategories })).toBe(false);
  });

  it("ignores a category that does not exist", () => {
    expect(readFilter("?q=upi&category=Gossip")).toEqual({ query: "upi", category: allCategories });
    expect(isFiltered(readFilter("?category=seo"))).toBe(false);
  });

  it("keeps the page of the results beside the filter, and omits the first", () => {
    const filter = { query: "upi", category: articleCategories[0] } as const;
    expect(readResultPage(filterSearch(filter, 3))).toBe(3);
    expect(readFilter(filterSearch(filter, 3))).toEqual(filter);
    expect(filterSearch(filter, 1)).toBe(filterSearch(filter));
    for (const search of ["", "?page=0", "?page=-1", "?page=two", "?page=1e3", "?page=9999999"]) {
      expect(readResultPage(search), search).toBe(1);
    }
  });
});

import { describe, expect, it } from "vitest";
import { filterSearch, isFiltered, noFilter, readFilter } from "./blog-filter.ts";

describe("the blog's filter in the address", () => {
  it("comes back as it went", () => {
    for (const filter of [
      noFilter,
      { query: "checkout ", category: "All" },
      { query: "", category: "UI/UX Design" },
      { query: "50% & ₹10,000?", category: "SEO" },
    ] as const) {
      expect(readFilter(filterSearch(filter))).toEqual(filter);
    }
  });

  it("leaves nothing behind when there is nothing to filter", () => {
    expect(filterSearch(noFilter)).toBe("");
    expect(filterSearch({ query: "   ", category: "All" })).toBe("");
    expect(isFiltered({ query: "   ", category: "All" })).toBe(false);
  });

  it("takes a category that does not exist for all of them", () => {
    expect(readFilter("?q=upi&category=Gossip")).toEqual({ query: "upi", category: "All" });
    expect(isFiltered(readFilter("?category=seo"))).toBe(false);
  });
});

import { allPages, pageMeta } from "@kolam/site/seo/page-meta.ts";
import { expect, it } from "vitest";

const shown = allPages()
  .map(pageMeta)
  .filter(({ indexable }) => indexable);

it("every page that is indexed has a day, and none before the agency’s site", () => {
  const days = shown.map(({ path, updated = "none" }) => [path, updated] as const);
  expect(days.filter(([, day]) => !/^202[56]-\d\d-\d\d$/.test(day))).toEqual([]);
});

it("the policies keep the day that they show", () => {
  for (const id of ["privacy", "terms"] as const) {
    expect(pageMeta({ id }).updated).toBe("2024-01-15");
  }
});

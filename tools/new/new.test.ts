import { expect, it } from "vitest";
import { shownAt } from "./new.ts";

it("a new landing page is said to be a draft, as an article and a case are", () => {
  expect(shownAt("page", "this-week", undefined, "landing")).toMatch(/^at \/this-week, .*draft/);
  expect(shownAt("page", "our-prices")).toBe("at /our-prices");
  for (const kind of ["article", "case"] as const)
    expect(shownAt(kind, "one")).toContain("“draft: true”");
});

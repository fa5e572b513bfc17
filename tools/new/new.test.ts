import { expect, it } from "vitest";
import { shownAt } from "./new.ts";

it("a new landing page is said to be a draft, as an article and a case are", () => {
  expect(shownAt("page", "spring-offer", undefined, "landing")).toMatch(/^at \/spring-offer, .*dr/);
  expect(shownAt("page", "our-prices")).toBe("at /our-prices");
  for (const kind of ["article", "case"] as const)
    expect(shownAt(kind, "one")).toContain("“draft: true”");
});

import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { faultsOf, scoreOf } from "./score.ts";
import { cleanPage, cleanUrl } from "./testing/clean-page.ts";

describe("scoreOf", () => {
  it("is the weighted share, half for a warning, rounded down", () => {
    expect(scoreOf([{ status: "good", weight: 3 }])).toBe(100);
    expect(
      scoreOf([
        { status: "good", weight: 3 },
        { status: "warning", weight: 2 },
        { status: "error", weight: 4 },
        { status: "not-applicable", weight: 9 },
      ]),
    ).toBe(44);
    expect(
      scoreOf([
        { status: "good", weight: 1000 },
        { status: "warning", weight: 1 },
      ]),
    ).toBe(99);
    expect(scoreOf([{ status: "not-applicable", weight: 1 }])).toBe(0);
  });
});

describe("faultsOf", () => {
  it("lists the most costly faults first", () => {
    const faults = faultsOf(audit('<h1>Cups</h1><p>Few words</p><a href="/x">Here</a>').results);
    expect(faults[0]?.found).toBe("The page has no title.");
    expect(faults.map(({ status }) => status)).toContain("warning");
    const costs = faults.map(({ status, weight }) => (status === "error" ? weight : weight / 2));
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });

  it("is empty for a page without faults", () => {
    expect(faultsOf(audit(cleanPage, { url: cleanUrl }).results)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { EMPTY_SCORE, HIDDEN_SCORE } from "./limits.ts";
import { faultsOf, scoreOf } from "./score.ts";
import { cleanPage, cleanUrl } from "./testing/clean-page.ts";
import type { CheckStatus } from "./types.ts";

it.each<[score: number, ...results: [CheckStatus, weight: number][]]>([
  [100, ["good", 3]],
  [44, ["good", 3], ["warning", 2], ["error", 4], ["not-applicable", 9]],
  [99, ["good", 1000], ["warning", 1]],
  [0, ["not-applicable", 1]],
])("the score is the weighted share, half for a warning, rounded down: %i", (score, ...results) => {
  expect(scoreOf(results.map(([status, weight]) => ({ status, weight })))).toBe(score);
});

describe("a page that cannot be found", () => {
  const scoreAs = (from: string | RegExp, to: string) =>
    audit(cleanPage.replace(from, to), { url: cleanUrl }).score;

  it("scores little, however good the rest is", () => {
    expect(scoreAs("index, follow", "noindex")).toBe(HIDDEN_SCORE);
    expect(scoreAs("index, follow", "index, noindex")).toBe(HIDDEN_SCORE);
    expect(scoreAs(/<body>[\s\S]*<\/body>/, '<body><div id="app"></div></body>')).toBe(EMPTY_SCORE);
  });

  it("scores what it earns where it is not to be found", () => {
    const html = cleanPage.replace("index, follow", "noindex");
    expect(audit(html, { url: cleanUrl, wantsIndexing: false }).score).toBe(100);
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

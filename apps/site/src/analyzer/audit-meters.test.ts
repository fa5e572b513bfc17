import { audit } from "@kolam/seo-audit";
import { cleanPage, cleanUrl } from "@kolam/seo-audit/testing/clean-page";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { describe, expect, it } from "vitest";
import { auditMeters } from "./audit-meters.ts";
import { isGood } from "./meter.ts";

const clean = audit(cleanPage, { url: cleanUrl });
const broken = audit('<h1>Cups</h1><p>Few words</p><img src="http://a.example/b.png">');

describe("auditMeters", () => {
  it("leaves out groups and meters without a figure", () => {
    const ids = (report: typeof clean) =>
      auditMeters(report).map(({ id, meters }) => `${id} ${meters.length}`);
    expect(ids(clean)).toEqual(["snippet 4", "content 7", "images 1", "weight 2"]);
    expect(ids(audit("<p>x</p>"))).toEqual(["snippet 4", "content 1", "weight 2"]);
  });

  it.each([
    ["missing", "<h1>Cups</h1><p>Few words</p>"],
    ["empty", '<title></title><meta name="description" content=""><p>Few words</p>'],
  ])("calls a title and a description that are %s missing in every line", (_how, html) => {
    const { meters = [] } = auditMeters(audit(html)).find(({ id }) => id === "snippet") ?? {};
    expect(meters.map(({ text }) => text)).toEqual(Array(4).fill(analysisWords.labels.missing));
    expect(meters.filter(isGood)).toEqual([]);
  });

  it("keeps every value and optimum within its scale", () => {
    for (const report of [clean, broken]) {
      for (const { value, max, optimal } of auditMeters(report).flatMap((g) => g.meters)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(max);
        expect(optimal[0]).toBeLessThanOrEqual(optimal[1]);
        expect(optimal[1]).toBeLessThanOrEqual(max);
      }
    }
  });
});

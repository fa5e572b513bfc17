import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { auditText } from "./audit-report.ts";
import { checkGroups } from "./audit-types.ts";
import { auditView, faultsOf } from "./audit-view.ts";
import { checks } from "./checks.ts";
import { cleanPage, cleanUrl } from "./fixtures/clean-page.ts";

const clean = audit(cleanPage, { url: cleanUrl });
const broken = audit('<h1>Cups</h1><p>Few words</p><img src="http://a.example/b.png">');

describe("auditView", () => {
  it("has one section per group, all good and without advice on the clean page", () => {
    const view = auditView(clean);
    expect(view.kind).toBe("audited");
    expect(view.sections.map(({ id }) => id)).toEqual(checkGroups.map(({ id }) => id));
    for (const section of view.sections) {
      expect(section).toMatchObject({ status: "good", issues: [], suggestions: [] });
    }
    expect(view.recommendations).toEqual([]);
  });

  it("says the worst status, the costliest faults first and three suggestions at most", () => {
    const view = auditView(broken);
    const snippet = view.sections.find(({ id }) => id === "snippet");
    expect(snippet?.status).toBe("error");
    expect(snippet?.issues[0]).toBe("The page has no title.");
    for (const { suggestions } of view.sections) expect(suggestions.length).toBeLessThanOrEqual(3);
    expect(view.recommendations[0]).toMatchObject({ priority: "high" });
    expect(view.recommendations).toHaveLength(faultsOf(broken.results).length);
  });

  it("keeps every bar's value on its scale and the optimum inside it", () => {
    for (const report of [clean, broken]) {
      for (const { meters } of auditView(report).sections) {
        for (const { value, min, max, optimal } of meters) {
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
          expect(optimal[0]).toBeLessThanOrEqual(optimal[1]);
          expect(optimal[1]).toBeLessThanOrEqual(max);
        }
      }
    }
  });
});

describe("auditText", () => {
  it("names every check, the score, faults with their line, and what was not checked", () => {
    const text = auditText(broken, new Date(2024, 0, 15));
    for (const { title } of checks) expect(text).toContain(title);
    expect(text).toContain(`Score: ${broken.score} of 100`);
    expect(text).toContain("Date: 2024-01-15");
    expect(text).toContain('line 1, column 30: <img src="http://a.example/b.png">');
    expect(text).toContain("robots.txt");
    expect(text.endsWith("\n")).toBe(true);
  });
});

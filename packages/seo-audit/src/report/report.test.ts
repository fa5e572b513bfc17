import { describe, expect, it } from "vitest";
import { audit } from "../audit.ts";
import { en } from "../texts/en.ts";
import { auditText } from "./report.ts";

describe("auditText", () => {
  it("lists the score, every check, faults with their place, and what was not checked", () => {
    const report = audit('<h1>Cups</h1><p>Few words</p><img src="http://a.example/b.png">');
    const text = auditText(report, new Date(2024, 0, 15));
    for (const { title } of Object.values(en.checks)) expect(text).toContain(title);
    expect(text).toContain(`Score: ${report.score} of 100`);
    expect(text).toMatch(/^Faults: \d+ errors, \d+ warnings$/m);
    expect(text).toContain("Date: 2024-01-15");
    expect(text).toContain('line 1, column 30: <img src="http://a.example/b.png">');
    expect(text).toContain("robots.txt");
    expect(text.endsWith("\n")).toBe(true);
  });
});

import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { checks } from "@kolam/seo-audit";
import { expect, it } from "vitest";

it("the site states how many checks the audit has", () => {
  expect(auditChecks).toBe(checks.length);
});

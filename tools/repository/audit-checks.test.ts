import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { expect, it } from "vitest";
import { checks } from "../../packages/seo-audit/src/index.ts";

it("the site tells how many checks the audit has", () => {
  expect(auditChecks).toBe(checks.length);
});

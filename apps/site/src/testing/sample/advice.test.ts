import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readBuiltSite } from "../../../build/checks/page-audit/built-site.ts";
import { auditSite } from "../../../build/checks/page-audit/page-audit.ts";
import { loadSiteConfig } from "../../../config/site-config.ts";

it("the pages of the sample leave nothing to advise", () => {
  const dist = resolve(import.meta.dirname, "../../../dist");
  const site = readBuiltSite(dist, loadSiteConfig());
  expect(auditSite(site).problems).toEqual([]);
});

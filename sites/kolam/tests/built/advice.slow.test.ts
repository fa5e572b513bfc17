import { join } from "node:path";
import { folders } from "@kolam/resolve/current";
import { readBuiltSite } from "@kolam/site/build/checks/page-audit/built-site";
import { auditSite } from "@kolam/site/build/checks/page-audit/page-audit";
import { loadSiteConfig } from "@kolam/site/config/site-config";
import { expect, it } from "vitest";

it("the pages leave nothing to advise", () => {
  const site = readBuiltSite(join(folders.output, "dist"), loadSiteConfig());
  expect(auditSite(site).problems).toEqual([]);
});

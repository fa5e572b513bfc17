import { join } from "node:path";
import { expect, it } from "vitest";
import { readBuiltSite } from "../../../apps/site/build/checks/page-audit/built-site.ts";
import { auditSite } from "../../../apps/site/build/checks/page-audit/page-audit.ts";
import { loadSiteConfig } from "../../../apps/site/config/site-config.ts";
import { folders } from "../../../apps/site/resolve/current.ts";

it("the pages leave nothing to advise", () => {
  const site = readBuiltSite(join(folders.output, "dist"), loadSiteConfig());
  expect(auditSite(site).problems).toEqual([]);
});

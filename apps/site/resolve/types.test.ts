import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { chooseSite, root } from "./sites.ts";
import { typePaths } from "./types.ts";

it("editors find what the machine imports from its test site where the resolver finds it", () => {
  const site = chooseSite("apps/site/test/site");
  const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8"));
  expect(compilerOptions.paths).toEqual(typePaths(site, site.settings.languages[0], root));
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chooseSite, root } from "@kolam/resolve/sites";
import { typePaths } from "@kolam/resolve/types";
import { expect, it } from "vitest";

it("editors find what the machine imports from its test site where the resolver finds it", () => {
  const site = chooseSite("apps/site/test/site");
  const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8"));
  expect(compilerOptions.paths).toEqual(typePaths(site, site.settings.languages[0], root));
});

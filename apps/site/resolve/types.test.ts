import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allSites, root } from "./sites.ts";
import { typePaths } from "./types.ts";

it("editors find what is imported from a site where the resolver finds it", () => {
  const standard = allSites().find(({ settings }) => settings.standard);
  if (!standard) return;
  const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8"));
  expect(compilerOptions.paths).toEqual(typePaths(standard, standard.settings.languages[0], root));
});

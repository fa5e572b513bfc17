import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { apiFiles } from "../../build/api/api-docs.ts";
import { exampleBrands } from "../../build/example-brands.ts";
import { tokenFiles } from "../../build/tokens/token-files.ts";

const kit = resolve(import.meta.dirname, "../..");
const files = { ...tokenFiles(), ...exampleBrands(), ...(await apiFiles()) };

it.each(Object.entries(files))("%s is up to date", (file, text) => {
  expect(readFileSync(resolve(kit, file), "utf8"), "Run `pnpm generate`.").toBe(text);
});

import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@kolam/resolve/sites";
import { afterAll, expect, it } from "vitest";
import { content, wordsFolder } from "./names.ts";
import { make, saidOfOtherLanguages } from "./new.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-other-languages-"));
cpSync(join(root, "apps/site/defaults"), join(folder, "apps/site/defaults"), { recursive: true });
mkdirSync(join(folder, wordsFolder), { recursive: true });
for (const tag of ["ar", "fr"])
  cpSync(join(root, content, "ar/language.ts"), join(folder, content, tag, "language.ts"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["page", "Our prices", ["pages/our-prices.ts", "pages/our-prices.meta.ts"]],
  ["opening", "Keeper", ["openings.ts"]],
] as const)("a new %s names the files that a translation needs", (kind, name, files) => {
  const said = saidOfOtherLanguages(make(kind, name, folder), kind);
  for (const file of files) {
    for (const tag of ["ar", "fr"])
      expect(said).toContain(`copy ${wordsFolder}/${file}\n    to ${content}/${tag}/${file}\n`);
  }
  expect(said).not.toContain("-page.tsx");
});

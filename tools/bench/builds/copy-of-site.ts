import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
const leftOut = new Set([
  "dist",
  "build-out",
  "results",
  "test-results",
  ".turbo",
  ".cache",
  ".vite",
  ".vite-temp",
]);

/** A copy of the site's sources, in which files can be changed without touching this checkout. */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "kolam-growth-"));
  for (const part of ["apps/site", "packages", "tools/install"]) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !leftOut.has(basename(source)),
    });
  }
  for (const file of ["package.json", "tsconfig.base.json"]) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

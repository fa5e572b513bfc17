import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "./run.mjs";

/** What tools have made in any folder. */
const made = [
  "dist",
  "build-out",
  "results",
  "test-results",
  "storybook-static",
  ".turbo",
  ".vite",
  ".vite-temp",
];

/** A copy of parts of this checkout, in which files can be changed without touching it. */
function copyOf(parts: readonly string[], ...leftOut: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "kolam-copy-"));
  const without = new Set([...made, ...leftOut]);
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !without.has(basename(source)),
    });
  }
  return folder;
}

/** A copy of the whole checkout without its history and installed packages. */
export function copyOfCheckout(): string {
  // In `shots` are the pictures that `pnpm pictures` takes.
  const parts = readdirSync(root).filter((name) => name !== "shots");
  return copyOf(parts, ".git", "node_modules");
}

/**
 * A copy of the site's sources, of the tools that make and delete parts of it, and of the installed
 * packages.
 */
export function copyOfSite(): string {
  const parts = ["apps/site", "apps/mailbox", "examples", "packages", "tools/install", "tools/new"];
  const folder = copyOf([
    ...parts,
    ".gitignore",
    "biome.json",
    "package.json",
    "pnpm-lock.yaml",
    "tools/package.json",
    "tsconfig.base.json",
  ]);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

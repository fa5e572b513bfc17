import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { foldersOf } from "@kolam/resolve/places";
import { allSites, fromRoot } from "@kolam/resolve/sites";
import { root } from "./run.mjs";

/** Folders with generated files. */
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

/** Links the installed packages into a copy; those of the workspace are the copy's own. */
function linkPackages(copy: string): void {
  const installed = join(root, "node_modules");
  const link = (target: string, name: string) =>
    symlinkSync(target, join(copy, "node_modules", name), "junction");
  mkdirSync(join(copy, "node_modules/@kolam"), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== "@kolam") link(join(installed, name), name);
  }
  for (const folder of globSync("{apps,packages}/*/package.json", { cwd: copy }).map(dirname)) {
    link(join(copy, folder), join("@kolam", basename(folder)));
  }
}

/** A copy of the machine alone: no site but that of its tests. */
export function copyOfMachine(): string {
  const kept = readdirSync(root).filter(
    (name) => !["shots", ".git", "node_modules", "sites"].includes(name),
  );
  const folder = copyOf(kept);
  for (const site of allSites()) {
    rmSync(join(folder, fromRoot(foldersOf(site).content)), { recursive: true, force: true });
  }
  linkPackages(folder);
  return folder;
}

/**
 * A copy of the site's sources, of the tools that make and delete parts of it, and of the installed
 * packages.
 */
export function copyOfSite(): string {
  const parts = [
    ".storybook",
    "apps/site",
    "apps/mailbox",
    "examples",
    "packages",
    "sites",
    "tools/install",
    "tools/new",
    "tools/repository",
    "tools/run",
    "tools/site",
  ];
  const folder = copyOf([
    ...parts,
    ".gitignore",
    "biome.json",
    "package.json",
    "pnpm-lock.yaml",
    "tools/package.json",
    "tsconfig.base.json",
  ]);
  linkPackages(folder);
  return folder;
}

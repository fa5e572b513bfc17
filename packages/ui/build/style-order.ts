import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

const source = join(import.meta.dirname, "../src");
const IMPORT = /(?:from |import |import\()"(\.{1,2}\/[^"]+)"/g;
const TYPES = /^import type [^;]*;$/gm;

const shipped = (file: string) => !/\.(stories|docs|test|fixture)\.|^testing\//.test(file);

const known = new Map<string, readonly string[]>();

/**
 * Files that a source file imports at run time, statically or dynamically, as paths in `src`, in
 * order.
 */
function importsOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const found = known.get(file);
  if (found) return found;
  const text = readFileSync(join(source, file), "utf8").replace(TYPES, "");
  const imports = [...text.matchAll(IMPORT)].flatMap(([, path]) =>
    path === undefined ? [] : [relative(source, join(source, dirname(file), path))],
  );
  known.set(file, imports);
  return imports;
}

function reach(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  for (const imported of importsOf(file)) reach(imported, seen);
  seen.add(file);
}

/**
 * The component stylesheets that the given source files need, in load order: those of the
 * components that a component uses come before its own.
 */
export function stylesOf(files: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const file of files) reach(file, seen);
  return [...seen].filter((file) => file.endsWith(".module.css"));
}

/** Whether a source file, or one that it imports, is a client module. */
export function isScripted(file: string): boolean {
  const seen = new Set<string>();
  reach(file, seen);
  return [...seen].some(
    (path) =>
      /\.tsx?$/.test(path) && /^"use client"/.test(readFileSync(join(source, path), "utf8")),
  );
}

const folderOf = (file: string) => dirname(file);

let inOrder: readonly string[] | undefined;

/** All component stylesheets in load order, those of one folder side by side. */
export function stylesInOrder(): readonly string[] {
  inOrder ??= findOrder();
  return inOrder;
}

function findOrder(): string[] {
  const folders = new Set<string>();
  const visit = (folder: string, path: readonly string[]): void => {
    if (path.includes(folder)) {
      throw new Error(`Circular imports between folders: ${[...path, folder].join(" → ")}`);
    }
    if (folders.has(folder)) return;
    const files = globSync(`${folder}/*.{ts,tsx}`, { cwd: source }).filter(shipped).sort();
    for (const below of new Set(files.flatMap(importsOf).map(folderOf))) {
      if (below !== folder) visit(below, [...path, folder]);
    }
    folders.add(folder);
  };
  const components = globSync("*/*.tsx", { cwd: source }).filter(shipped).sort();
  for (const file of components) visit(folderOf(file), []);
  return [...folders].flatMap((folder) => {
    const files = globSync(`${folder}/*.tsx`, { cwd: source }).filter(shipped).sort();
    const own = stylesOf(files).filter((file) => folderOf(file) === folder);
    const shared = globSync(`${folder}/*.module.css`, { cwd: source }).filter(shipped).sort();
    return [...new Set([...shared.filter((file) => !own.includes(file)), ...own])];
  });
}

/** The `<name>` of the published `css/<name>.css` that contains a component stylesheet. */
export function pieceOf(stylesheet: string): string {
  return basename(stylesheet, ".module.css");
}

/**
 * The names of the `css/<name>.css` files that a component needs besides `css/base.css`, in load
 * order.
 */
export function styleFilesFor(component: string): string[] {
  const needed = new Set(stylesOf([component]));
  return stylesInOrder()
    .filter((file) => needed.has(file))
    .map(pieceOf);
}

import { posix } from "node:path";

/** A package of the repository, as its `package.json` describes it. */
export interface Package {
  readonly name: string;
  /** From the root of the repository, such as `packages/content`. */
  readonly folder: string;
  /** Its files, from its folder, by what they are imported as, such as `./model/*`. */
  readonly exports: Readonly<Record<string, string>>;
}

/** Reads a `package.json`; an entry that offers types only leads to these. */
export function readPackage(folder: string, manifest: string): Package {
  const { name, exports = {} } = JSON.parse(manifest);
  const files = Object.entries<string | { types: string }>(exports).map(([entry, file]) => [
    entry,
    typeof file === "string" ? file : file.types,
  ]);
  return { name, folder, exports: Object.fromEntries(files) };
}

/**
 * The file, from the root of the repository, that a specifier such as `@kolam/content/slug` names.
 * As in Node, of several patterns the longest counts.
 * @returns `undefined` if it names no package of ours, or nothing that the package exports
 */
export function locate(specifier: string, packages: readonly Package[]): string | undefined {
  const found = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!found) return undefined;
  const entry = `.${specifier.slice(found.name.length)}`;
  const exact = found.exports[entry];
  if (exact) return posix.join(found.folder, exact);
  const byLength = Object.entries(found.exports).sort(([a], [b]) => b.length - a.length);
  for (const [pattern, file] of byLength) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined || !entry.startsWith(before) || !entry.endsWith(after)) continue;
    const rest = entry.slice(before.length, entry.length - after.length);
    return posix.join(found.folder, file.replaceAll("*", rest));
  }
  return undefined;
}

/**
 * Which relative imports of a file lead into another package, past what it exports. Scripts that run
 * before the packages are installed (`.mjs`) have no other way.
 */
export function pastExports(
  file: string,
  specifiers: readonly string[],
  packages: readonly Package[],
): string[] {
  if (file.endsWith(".mjs")) return [];
  const packageOf = (path: string) => packages.find(({ folder }) => path.startsWith(`${folder}/`));
  const home = packageOf(file);
  return specifiers
    .filter((specifier) => specifier.startsWith("."))
    .flatMap((specifier) => {
      const other = packageOf(posix.join(posix.dirname(file), specifier));
      // A package that exports nothing, such as the tools, is no library.
      if (!other || other === home || Object.keys(other.exports).length === 0) return [];
      return [`${file} imports ${specifier}: import what ${other.name} exports, by its name.`];
    });
}

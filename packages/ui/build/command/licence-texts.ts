import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** A package whose code is in a bundle. */
interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly folder: string;
}

/** The packages that these modules are from, by name. */
export function packagesOf(modules: readonly string[]): Bundled[] {
  const folders = modules.flatMap((id) => {
    const parts = id.replace(/^\0/, "").replace(/\?.*$/, "").split(/[\\/]/);
    const at = parts.lastIndexOf("node_modules");
    if (at === -1) return [];
    const length = parts[at + 1]?.startsWith("@") ? 3 : 2;
    return [parts.slice(0, at + length).join(sep)];
  });
  return [...new Set(folders)]
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const { name, version, license } = manifest;
      return { name, version, license, folder };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * What has to go with a bundle of these packages: the text of each licence. Throws if a package has
 * none.
 */
export function licenceTexts(packages: readonly Bundled[]): string {
  return packages
    .map(({ name, version, license, folder }) => {
      const [file] = globSync("{LICENSE,LICENCE,license,licence,COPYING}{,.md,.txt}", {
        cwd: folder,
      });
      if (!file) throw new Error(`${name} has no text of its licence.`);
      const text = readFileSync(join(folder, file), "utf8").trim();
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}

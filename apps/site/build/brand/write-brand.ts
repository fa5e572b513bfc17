import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeList } from "@kolam/content/write-list";
import { foldersOf } from "@kolam/resolve/places";
import { fromRoot, type Site, SiteError } from "@kolam/resolve/sites";
import { brandProblems } from "@kolam/ui/build/brand-problems";
import { brandTokens, readBrandFiles } from "@kolam/ui/build/brand-tokens";
import { cssFile } from "@kolam/ui/build/tokens/tokens-css";
import { typescriptFile } from "@kolam/ui/build/tokens/tokens-typescript";

/** Whether a site has its own token files. Without them it has the kit's look. */
export const hasOwnTokens = (site: Site): boolean =>
  Object.keys(readBrandFiles(foldersOf(site).brand)).length > 0;

type BrandFiles = ReturnType<typeof readBrandFiles>;

/** A mistake in the token files of a folder, with the line of the token that it names. */
function told(folder: string, message: string, files: BrandFiles): string {
  const [, name, path = ""] = /^([\w.]+\.json): ([\w.-]+)/.exec(message) ?? [];
  const text = Object.values(files).find(({ file }) => file === name)?.text ?? "";
  // Each name after the one that it is in: another group may have one of the same name.
  const at = path
    .split(".")
    .reduce((from, key) => (from < 0 ? from : text.indexOf(`"${key}"`, from)), 0);
  const line = `${name}, line ${text.slice(0, at).split("\n").length}`;
  return `${fromRoot(folder)}: ${name && at !== -1 ? message.replace(name, line) : message}`;
}

/**
 * Writes what the machine reads of a site's look: `colors.ts`, in the shape of `@kolam/ui/tokens`,
 * and, if the site has its own token files, `brand.css`, which replaces the kit's `tokens.css`.
 * @throws {SiteError} if a token is wrong
 */
export function writeBrand(site: Site): void {
  const { brand, generated } = foldersOf(site);
  const css = join(generated, "brand.css");
  const files = readBrandFiles(brand);
  try {
    const tokens = brandTokens(files);
    writeList(join(generated, "colors.ts"), typescriptFile(tokens));
    if (Object.keys(files).length > 0) writeList(css, cssFile(tokens));
    else rmSync(css, { force: true });
  } catch (error) {
    throw new SiteError(told(brand, (error as Error).message, files));
  }
}

/**
 * What is wrong with the look of a site, a sentence each: a token, missing pigments, and pairs of
 * colours that cannot be read, with the theme and a colour near it that would do.
 */
export const brandProblemsOf = (site: Site): string[] => {
  const { brand } = foldersOf(site);
  const files = readBrandFiles(brand);
  return brandProblems(files).map((problem) => told(brand, problem, files));
};

import { existsSync, globSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { SiteSettings } from "./settings.ts";

/** The repository. */
export const root: string = resolve(import.meta.dirname, "../..");

/** A path as messages name it: from the repository, with slashes on every system. */
export const fromRoot = (path: string): string => relative(root, path).split(sep).join("/");

/** A mistake in the choice of a site or in its files, as a sentence. */
export class SiteError extends Error {
  override name = "SiteError";
}

/** A site: its name and where it is. */
export interface Site {
  /** The name of its folder, which commands take. */
  readonly name: string;
  readonly folder: string;
  readonly settings: SiteSettings;
}

const require = createRequire(import.meta.url);

function readSite(folder: string): Site {
  const { site } = require(join(folder, "site.ts")) as { site: SiteSettings };
  return { name: basename(folder), folder, settings: site };
}

/** Every site of the repository, by its name. */
export function allSites(sites: string = join(root, "sites")): Site[] {
  return globSync("*/site.ts", { cwd: sites })
    .sort()
    .map((file) => readSite(join(sites, dirname(file))));
}

/**
 * The site of a name. Without one, the only site that is no example, else the standard one.
 * @param name a name, or the path of a site's folder
 * @throws {SiteError} where there is no such site, or no single one
 */
export function chooseSite(name: string | undefined, sites: string = join(root, "sites")): Site {
  if (name) {
    const folder = /[/\\]/.test(name) ? resolve(root, name) : join(sites, name);
    if (existsSync(join(folder, "site.ts"))) return readSite(folder);
    const known = allSites(sites).map((site) => site.name);
    throw new SiteError(`There is no site “${name}”. There are: ${known.join(", ")}.`);
  }
  const all = allSites(sites);
  const real = all.filter(({ settings }) => !settings.example);
  if (real.length > 1) {
    const names = real.map((site) => site.name).join(", ");
    throw new SiteError(`There are several sites: name one of ${names}.`);
  }
  const site = real[0] ?? all.find(({ settings }) => settings.standard);
  if (!site) throw new SiteError("There is no site yet: `pnpm new site` makes one.");
  return site;
}

/**
 * The language of a site that has this tag; its first one without a tag.
 * @throws {SiteError} where the site has no such language
 */
export function chooseLanguage({ name, settings }: Site, tag: string | undefined): string {
  const { languages } = settings;
  if (!tag) return languages[0];
  if (languages.includes(tag)) return tag;
  throw new SiteError(
    `The site “${name}” has no language “${tag}”. It has: ${languages.join(", ")}.`,
  );
}

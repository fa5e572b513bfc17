import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "@kolam/content/slug";
import { root } from "@kolam/resolve/sites";
import { parts } from "../../run/parts.mjs";
import { UsageError } from "../names.ts";

/** Names that Windows keeps for devices, in any folder. */
const windows = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

/** The scripts of this repository, which `pnpm NAME` would run. */
function scripts(): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return Object.keys(manifest.scripts).flatMap((name) => [name, ...name.split(":")]);
}

/**
 * The folder's name of a new site: its title as it stands in addresses.
 * @param language of the title, as a BCP 47 tag
 * @param sites the folder of the sites
 * @throws {UsageError} if the name means something else, or is taken
 */
export function siteNameOf(title: string, language: string, sites: string): string {
  const name = slugOf(title, language);
  if (!/[a-z]/.test(name)) {
    throw new UsageError(`“${title}” has no letter, and a site needs a name.`);
  }
  if (windows.test(name)) {
    throw new UsageError(`Windows keeps the name “${name}” for itself. Choose another one.`);
  }
  const taken = [...scripts(), ...Object.keys(parts.test), ...Object.keys(parts.bench)];
  if (taken.includes(name)) {
    throw new UsageError(`“${name}” is a command here. Choose another name.`);
  }
  if (existsSync(sites) && readdirSync(sites).includes(name)) {
    throw new UsageError(`There is a site “${name}” already. Choose another name.`);
  }
  return name;
}

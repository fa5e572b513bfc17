// A command for one site takes its name as its first argument: `pnpm build atelier-medina`.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../install/command.mjs";

/**
 * The folder of a site, by its name or by a path in this checkout.
 * @param {string} name
 * @returns {string | undefined}
 */
function folderOf(name) {
  const folder = /[/\\]/.test(name) ? resolve(root, name) : join(root, "sites", name);
  return existsSync(join(folder, "site.ts")) ? folder : undefined;
}

/**
 * Takes the name of a site out of a command's arguments, if the first is one, and makes this
 * process and its children work on that site. Nothing of a site may have been imported before.
 * @param {readonly string[]} [words]
 * @returns {string[]} the other arguments
 */
export function takeSite(words = process.argv.slice(2)) {
  const [name = "", ...others] = words;
  if (name === "" || name.startsWith("-") || folderOf(name) === undefined) return [...words];
  process.env.SITE = name;
  return others;
}

/**
 * The site that this process works on: the named one, the only one that is not an example, or the
 * standard one.
 * @returns {Promise<import("../../packages/resolve/sites.ts").Site>}
 */
export async function chosenSite() {
  // Not before there is a Node that reads TypeScript.
  const { chooseSite } = await import("../../packages/resolve/sites.ts");
  return chooseSite(process.env.SITE);
}

/** Makes this process work on the standard site, unless a site was named. */
export async function takeStandardSite() {
  const { allSites } = await import("../../packages/resolve/sites.ts");
  const standard = allSites().find(({ settings }) => settings.standard);
  if (standard) process.env.SITE ||= standard.name;
}

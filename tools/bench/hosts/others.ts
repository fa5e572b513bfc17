import { existsSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Other sites, already built, that are measured beside ours.
 * @param options a name and the folder of the built pages each: `name=folder`
 * @returns folders by name
 * @throws when an option is malformed, a name is used twice or a folder has no home page
 */
export function othersOf(options: readonly string[]): Readonly<Record<string, string>> {
  const others: Record<string, string> = {};
  for (const option of options) {
    const [, name, folder] = /^([\w-]+)=(.+)$/.exec(option) ?? [];
    if (!name || !folder)
      throw new Error(
        `--beside=${option}: expected a name and a folder, as in --beside=name=folder.`,
      );
    if (name in others)
      throw new Error(`--beside=${option}: there is a ${name} in this run already.`);
    const home = resolve(folder, "index.html");
    if (!existsSync(home)) throw new Error(`--beside=${option}: there is no ${home}.`);
    others[name] = resolve(folder);
  }
  return others;
}

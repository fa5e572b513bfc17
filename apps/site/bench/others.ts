import { existsSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Sites that others have made and that were built elsewhere, to be measured beside ours.
 * @param options each a name and the folder of the built pages: `name=folder`
 * @returns folders by name
 * @throws when an option is not of that form, its name is another's, too, or its folder has no home page
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

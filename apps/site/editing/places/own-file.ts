import { join } from "node:path";
import { folders, site } from "@kolam/resolve/current";
import { machineLanguage, pathWithin } from "@kolam/resolve/places";

/** The folders of the site that may have a file of their own for one of the machine's. */
const pairs: readonly (readonly [own: string, machine: string])[] = [
  [folders.facts, join(folders.defaults, "facts")],
  ...[...new Set([...site.settings.languages, machineLanguage])].flatMap((tag) => {
    const [own = "", machine = ""] = folders.texts(tag);
    return [
      [own, machine],
      [folders.words(tag), folders.defaultWords(tag)],
    ] as const;
  }),
];

/**
 * The file with which the site overrides a shared file: of the same name, in its own folder.
 * `undefined` if the file is already the site's own.
 */
export function ownFile(file: string): string | undefined {
  for (const [own, machine] of pairs) {
    const path = pathWithin([machine], file);
    if (path !== undefined) return join(own, path);
  }
  return undefined;
}

/** The shared file that one of the site's own files overrides, if there is one. */
export function machineFile(file: string): string | undefined {
  for (const [own, machine] of pairs) {
    const path = pathWithin([own], file);
    if (path !== undefined) return join(machine, path);
  }
  return undefined;
}

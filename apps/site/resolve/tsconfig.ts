import { join, relative, sep } from "node:path";
import { fallingBack, foldersOf, placesOf, prefix } from "./places.ts";
import { root, type Site } from "./sites.ts";

/** The settings of the type checker for a language of a site, for editors and for `pnpm check`. */
export interface SiteTypes {
  /** Where they are written. */
  readonly file: string;
  readonly text: string;
}

/** What of the machine is checked together with a site, whose constants are in its types. */
const machine = ["apps/site/src", "apps/site/build/**/*.d.ts", "packages/content/model"];
const left = ["**/*.test.*", "**/*.stories.tsx", "**/testing"];

/** The settings of the type checker for each language of a site, the first one first. */
export function siteTypes(site: Site): SiteTypes[] {
  const { generated, content } = foldersOf(site);
  const from = (path: string) => relative(generated, path).split(sep).join("/");
  return site.settings.languages.map((tag, index) => {
    const places = placesOf(site, tag);
    const rooms = [...fallingBack.filter((room) => room.endsWith("/")), "facts/"];
    const paths = Object.fromEntries(
      rooms.map((room) => [
        `${prefix}${room}*`,
        places(room.slice(0, -1)).map((folder) => `${from(folder)}/*`),
      ]),
    );
    const settings = {
      extends: from(join(root, "tsconfig.base.json")),
      compilerOptions: {
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        types: ["vite/client", "node", "@kolam/ui/virtual"],
        typeRoots: [from(join(root, "apps/site/node_modules/@types"))],
        paths: { ...paths, [`${prefix}*`]: [`${from(site.folder)}/*`] },
      },
      include: [...new Set([site.folder, content])]
        .map(from)
        .concat(machine.map((path) => from(join(root, path)))),
      exclude: left,
    };
    return {
      file: join(generated, index === 0 ? "tsconfig.json" : `tsconfig.${tag}.json`),
      text: `${JSON.stringify(settings, null, 2)}\n`,
    };
  });
}

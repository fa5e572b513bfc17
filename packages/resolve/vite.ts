import type { Alias, Plugin } from "vite";
import { language, site } from "./current.ts";
import { fallingBack, fileOf, placesOf, prefix } from "./places.ts";

const several = new RegExp(`^${prefix}(?:${fallingBack.join("|")})`);
const places = placesOf(site, language);

/** The rooms that have one folder, which is not where their name says. */
const rooms = ["pictures", "films", "lists", "generated"];

/** Where Vite finds what is in one folder: for code, styles and `import.meta.glob`. */
export const siteAlias: Alias[] = [
  // What a stylesheet names is looked for by its alias alone. These files are cut for one site.
  { find: `${prefix}brand/fonts/`, replacement: `${site.folder}/brand/fonts/` },
  ...rooms.map((room) => ({
    find: new RegExp(`^${prefix}${room}/(?!words/|first/)`),
    replacement: `${places(room)[0]}/`,
  })),
  {
    find: new RegExp(
      `^${prefix}(?!${[...fallingBack, ...rooms.map((room) => `${room}/`)].join("|")})`,
    ),
    replacement: `${site.folder}/`,
  },
];

/** Where Vite finds what may be in one of several folders. */
export function siteWords(): Plugin {
  return {
    name: "kolam:site-words",
    enforce: "pre",
    resolveId: {
      filter: { id: several },
      handler: (id) => fileOf(id, site, language),
    },
  };
}

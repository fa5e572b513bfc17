import { language, site } from "@kolam/resolve/current";
import { pathWithin, wordFolders } from "@kolam/resolve/places";
import type { Plugin } from "vite";
import { shownPlaces } from "../../build/prerender/string-places.ts";

const words = wordFolders(site, [language]);

/** What is evaluated natively in one of the two builds, or is data of programs. */
const skipped = /^(?:company|company-words|openings|prices|photos|files)\.ts$|generated/;

/** Ids, keys, addresses, days, names in schema.org and parts of regular expressions. */
const isCode = /^[a-z\d#/.@$^\\(]\S*$|^[A-Z][a-z]+[A-Z]|https?:/;

/** How the texts of a copy of the site differ from those of the site. */
export const lengths = {
  /** Every text twice as long. */
  doubled: (text: string) => `${text.trimEnd()} ${text}`,
  /**
   * A word of thirty letters in every title, label and short text, made up of syllables that any
   * language's patterns find.
   */
  long: (text: string) =>
    text.length > 60
      ? text
      : text.replace(/^\p{Lu}/u, (letter) => `Manraoncontionalconmetotimanla ${letter}`),
} as const;

export type Lengths = keyof typeof lengths;

/** Changes the texts of the content in a copy of the site, and the direction of its language. */
export function withLengths(kind: Lengths, direction = "ltr"): Plugin {
  return {
    name: `lengths-${kind}`,
    enforce: "pre",
    transform: {
      // Before the soft hyphens.
      order: "pre",
      handler(source, id) {
        if (id.endsWith("/model/pages/languages.ts"))
          return source.replace("directionOf(currentLanguage)", `"${direction}"`);
        const file = pathWithin(words, id);
        if (file === undefined || !id.endsWith(".ts") || skipped.test(file)) return undefined;
        let code = source;
        for (const [start, end] of shownPlaces(id, source)) {
          const string = source.slice(start, end);
          const changed = string.replace(
            /^(["'`}]?)(.*?)(["'`]|\$\{)?$/s,
            (_, open, text, close = "") =>
              !/\p{L}{2}/u.test(text) || isCode.test(text)
                ? string
                : open + lengths[kind](text) + close,
          );
          code = code.slice(0, start) + changed + code.slice(end);
        }
        return { code, map: null };
      },
    },
  };
}

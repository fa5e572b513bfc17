import { resolve } from "node:path";
import { languages } from "@kolam/content/model/pages/languages";
import type { Script } from "@kolam/site/brand/typeface.ts";

const fonts = resolve(import.meta.dirname, "../../../node_modules/@fontsource-variable");

const known: Readonly<Record<string, Script>> = {
  hi: {
    file: resolve(fonts, "anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2"),
    family: "Anek Devanagari Medium",
    letters: /[\u0900-\u097f\u200c\u200d]/g,
  },
};

/**
 * The scripts of the site's languages that are not written in Latin letters, by the language's tag.
 * Its stylesheet in `fonts/` names their files; a reader of another language gets none of them.
 */
export const scripts: Readonly<Record<string, Script>> = Object.fromEntries(
  Object.entries(known).filter(([tag]) => languages.some((language) => language.tag === tag)),
);

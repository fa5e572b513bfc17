import { resolve } from "node:path";
import { languages } from "@kolam/content/model/pages/languages";
import type { Script } from "../../src/brand/typeface.ts";

const fonts = resolve(import.meta.dirname, "../../../../node_modules/@fontsource-variable");

/** A typeface for each script that the machine speaks and Latin letters do not write. */
const known: Readonly<Record<string, Script>> = {
  ar: {
    file: resolve(fonts, "vazirmatn/files/vazirmatn-arabic-wght-normal.woff2"),
    family: "Vazirmatn",
    letters: /[\u0600-\u06ff\u200c\u200d]/g,
    whole: true,
  },
  hi: {
    file: resolve(fonts, "anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2"),
    family: "Anek Devanagari Medium",
    letters: /[\u0900-\u097f\u200c\u200d]/g,
  },
};

/** The scripts of the site's languages that are not written in Latin letters, by their tags. */
export const scripts: Readonly<Record<string, Script>> = Object.fromEntries(
  Object.entries(known).filter(([tag]) => languages.some((language) => language.tag === tag)),
);

import { resolve } from "node:path";

/** The letters of a language that are not Latin. */
interface Script {
  /** The font that has them. */
  readonly file: string;
  /** Its name in the file. */
  readonly family: string;
  readonly letters: RegExp;
}

export const scripts: Readonly<Record<string, Script>> = {
  ar: {
    file: resolve(
      import.meta.dirname,
      "../../../../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
    ),
    family: "Vazirmatn",
    letters: /[\u0600-\u06ff\u200c\u200d]/g,
  },
};

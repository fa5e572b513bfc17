import { readdirSync } from "node:fs";
import { addEntry, type Checkout } from "./edit.ts";
import { content, wordsFolder } from "./names.ts";

/** The folders of the texts in each language but the first, such as `sites/NAME/hi`. */
export function otherLanguages(checkout: Checkout): string[] {
  return readdirSync(checkout.path(content))
    .map((name) => `${content}/${name}`)
    .filter((folder) => folder !== wordsFolder && checkout.exists(`${folder}/language.ts`));
}

/** The same file in another language. */
export const translated = (file: string, folder: string): string =>
  file.replace(wordsFolder, folder);

/** Removes a file or folder; if it contains texts, in every language. */
export function removeWords(checkout: Checkout, file: string): void {
  checkout.remove(file);
  for (const folder of otherLanguages(checkout)) checkout.remove(translated(file, folder));
}

/** Changes a file of texts in every other language that has it. */
export function changeTranslations(
  checkout: Checkout,
  file: string,
  change: (text: string) => string,
): void {
  for (const folder of otherLanguages(checkout)) {
    const other = translated(file, folder);
    if (checkout.exists(other)) checkout.change(other, change);
  }
}

/** Adds an entry to a list of texts in every language. */
export function addToWords(checkout: Checkout, file: string, list: string, entry: string): void {
  checkout.edit(file, (text) => addEntry(text, list, entry));
  changeTranslations(checkout, file, (text) => addEntry(text, list, entry));
}

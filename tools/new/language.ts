import type { Checkout } from "./edit.ts";
import { content, quoted, siteFolder, UsageError, wordsFolder } from "./names.ts";

const settings = `${siteFolder}/site.ts`;

/** Removes a language: its texts, and its entry in the list of languages. */
export function removeLanguage(checkout: Checkout, tag: string): void {
  const folder = `${content}/${tag}`;
  if (folder === wordsFolder || !checkout.exists(`${folder}/language.ts`)) {
    throw new UsageError(`There is no language “${tag}” besides the first one.`);
  }
  checkout.remove(folder);
  checkout.remove(`${siteFolder}/texts/${tag}`);
  checkout.change(settings, (text) => text.replace(`, ${quoted(tag)}`, ""));
}

import type { Checkout } from "./edit.ts";
import { content, quoted, texts, UsageError, wordsFolder } from "./names.ts";

const settings = "sites/kolam/site.ts";

/** Takes a language away: its words, what checks them, and its lines in the list of languages. */
export function removeLanguage(checkout: Checkout, tag: string): void {
  const folder = `${content}/${tag}`;
  if (folder === wordsFolder || !checkout.exists(`${folder}/language.ts`)) {
    throw new UsageError(`There is no language “${tag}” besides the first one.`);
  }
  for (const project of ["packages/content", "apps/site"]) {
    checkout.remove(`${project}/tsconfig.${tag}.json`);
  }
  checkout.remove(folder);
  checkout.remove(`${texts}/${tag}`);
  checkout.change(settings, (text) => text.replace(`, ${quoted(tag)}`, ""));
}

import { quote } from "../../format.ts";
import { defineCheck, error, good } from "../check.ts";
import { isLanguageTag } from "../language-codes.ts";

export const lang = defineCheck({
  id: "lang",
  group: "document",
  title: "Language of the page",
  weight: 5,
  why: "Screen readers choose a voice by it, browsers hyphenate and offer translations by it, and search engines take it as a hint.",
  fix: 'Declare the language on the root element, for example <html lang="en-IN">.',
  run({ lang: mark }) {
    const value = mark.value?.trim() ?? "";
    if (value === "") return error("The page does not say which language it is in.", [mark]);
    if (!isLanguageTag(value)) return error(`${quote(value)} is not a language code.`, [mark]);
    return good(`The page is declared to be in ${quote(value)}.`, [mark]);
  },
});

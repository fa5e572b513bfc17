import { MIN_READING_EASE } from "../../limits.ts";
import { readsAsEnglish } from "../../page/language.ts";
import { isUnlisted } from "../../page/page-facts.ts";
import { readingEase } from "../../page/readability.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";

/** Below this Flesch calls a text "very difficult". */
const HARD = 30;

export const readability = defineCheck({
  id: "readability",
  group: "content",
  title: "Readability",
  weight: 4,
  why: "Most visitors read on a phone, in a hurry, and many in a second language. Short words and sentences keep them on the page.",
  fix: "Split long sentences, prefer short words, and use the active voice.",
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    if (!readsAsEnglish(page)) return notApplicable("The reading score is made for English.");
    const ease = readingEase(page);
    if (ease === null) return notApplicable("There is too little running text to measure.");
    const found = `Flesch reading ease is ${ease} of 100`;
    if (ease >= MIN_READING_EASE) return good(`${found}.`);
    if (ease >= HARD) return warning(`${found}: difficult.`);
    return error(`${found}: very difficult, university level.`);
  },
});

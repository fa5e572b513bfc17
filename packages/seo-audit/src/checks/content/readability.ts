import { defineCheck, error, good, notApplicable, warning } from "../check.ts";
import { isUnlisted, readsAsEnglish } from "../page/page-facts.ts";
import { readingEase } from "../page/readability.ts";

/** Flesch's bands: 50 and above "fairly difficult" or easier, below 30 "very difficult". */
const FAIR = 50;
const HARD = 30;

export const readability = defineCheck({
  id: "readability",
  group: "content",
  title: "Readability",
  weight: 4,
  why: "Most visitors read on a phone, in a hurry, many in their second language. Short words and sentences keep them.",
  fix: "Split long sentences, prefer the short word, say who does what.",
  run(page) {
    if (isUnlisted(page)) return notApplicable("The page stays out of search results.");
    if (!readsAsEnglish(page)) return notApplicable("The measure is made for English.");
    const ease = readingEase(page);
    if (ease === null) return notApplicable("There is too little running text to measure.");
    const found = `Flesch reading ease is ${ease} of 100`;
    if (ease >= FAIR) return good(`${found}.`);
    if (ease >= HARD) return warning(`${found}: difficult.`);
    return error(`${found}: very difficult, university level.`);
  },
});

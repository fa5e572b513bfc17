import { quote } from "../../format.ts";
import { readsAsEnglish } from "../../page/language.ts";
import { metaContent, titleOf } from "../../page/page-facts.ts";
import { isSignificant, textFigures, wordsOf } from "../../page/words.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";

export const titleSubject = defineCheck({
  id: "title-subject",
  group: "snippet",
  title: "Title and page agree",
  weight: 4,
  why: "When the title promises something the page is not about, search engines replace the title and visitors leave.",
  fix: "Use the same words in title, main heading and text: the ones people search for.",
  run(page) {
    const mark = titleOf(page);
    if (!readsAsEnglish(page))
      return notApplicable("Only English titles are compared with the text.");
    // The site's name, often at the end of a title, says nothing about the page.
    const words = (mark?.text ?? "").replace(metaContent(page, "og:site_name"), "");
    const subject = significantWords(words);
    if (!mark || subject.size === 0) return notApplicable("The title has no words to compare.");
    const { frequencies } = textFigures(page);
    const shared = [...subject].filter((word) => frequencies.has(word));
    if (shared.length === 0) {
      return error(`No word of the title ${quote(mark.text)} occurs in the text.`, [mark]);
    }
    const heading = page.headings.find(({ level }) => level === 1);
    const headingWords = significantWords(heading?.text ?? "");
    const isInHeading = [...subject].some((word) => headingWords.has(word));
    if (isInHeading || shared.length * 2 >= subject.size) {
      return good("Title and text are about the same subject.", [mark]);
    }
    return warning(
      `Most words of the title ${quote(mark.text)} occur neither in the text nor in the main heading.`,
      [mark, heading],
    );
  },
});

function significantWords(text: string): Set<string> {
  const words = wordsOf(text).map((word) => word.toLowerCase().replaceAll("’", "'"));
  return new Set(words.filter(isSignificant));
}

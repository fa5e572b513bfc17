import { readsAsEnglish } from "./page/language.ts";
import { descriptionOf, titleOf } from "./page/page-facts.ts";
import type { PageModel } from "./page/page-model.ts";
import { readingEase } from "./page/readability.ts";
import { shellOf } from "./page/shell.ts";
import { textFigures, topTerms } from "./page/words.ts";
import { DESCRIPTION_FONT_SIZE, TITLE_FONT_SIZE, textWidth } from "./preview/text-width.ts";

const MAX_HEADINGS = 100;
const MAX_KEYWORDS = 5;

/** Measurements of a page, for charts. */
export function figuresOf(page: PageModel) {
  const title = titleOf(page)?.text ?? "";
  const description = descriptionOf(page)?.content ?? "";
  const text = textFigures(page);
  const isEnglish = readsAsEnglish(page);
  return {
    titleLength: [...title].length,
    titleWidth: Math.round(textWidth(title, TITLE_FONT_SIZE)),
    descriptionLength: [...description].length,
    descriptionWidth: Math.round(textWidth(description, DESCRIPTION_FONT_SIZE)),
    words: text.words,
    /** What the page has in place of content; `null` if it has some. */
    shell: shellOf(page),
    /** Flesch reading ease; `null` when the page has too little English prose to measure. */
    readability: isEnglish ? readingEase(page) : null,
    images: page.images.length,
    imagesWithAlt: page.images.filter(({ alt, excused }) => alt !== undefined || excused).length,
    elements: page.tally.elements,
    bytes: page.bytes,
    keywords: isEnglish ? topTerms(text, MAX_KEYWORDS) : [],
    headings: page.headings
      .slice(0, MAX_HEADINGS)
      .map(({ level, text: heading }) => ({ level, text: heading })),
  };
}

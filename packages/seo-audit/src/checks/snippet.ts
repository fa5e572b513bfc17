import {
  DESCRIPTION_LENGTH,
  DESCRIPTION_MAX_WIDTH,
  TITLE_LENGTH,
  TITLE_MAX_WIDTH,
} from "../limits.ts";
import { isDense } from "../page/dense-scripts.ts";
import { readsAsEnglish } from "../page/language.ts";
import { descriptionOf, metaContent, metasNamed, titleOf } from "../page/page-facts.ts";
import type { Mark, PageModel } from "../page/page-model.ts";
import { isSignificant, textFigures, wordsOf } from "../page/words.ts";
import { DESCRIPTION_FONT_SIZE, TITLE_FONT_SIZE, textWidth } from "../preview/text-width.ts";
import { checksOf, error, good, notApplicable, warning } from "./check.ts";

const check = checksOf("snippet");

type MarkOf = (page: PageModel) => ({ readonly text: string } & Mark) | undefined;

const lengthCheck = (
  id: "title-length" | "description-length",
  weight: number,
  markOf: MarkOf,
  { min, max }: { readonly min: number; readonly max: number },
) =>
  check(id, weight, (page, t, { dense }) => {
    const mark = markOf(page);
    if (!mark || mark.text === "") return notApplicable(t.none);
    if (isDense(mark.text)) return notApplicable(dense);
    const length = [...mark.text].length;
    if ("tiny" in t && length < min / 3) return error(t.tiny(length), [mark]);
    if (length < min) return warning(t.short(length, min), [mark]);
    return length > max ? warning(t.long(length, max), [mark]) : good(t.good(length), [mark]);
  });

const widthCheck = (
  id: "title-width" | "description-width",
  weight: number,
  markOf: MarkOf,
  fontSize: number,
  max: number,
) =>
  check(id, weight, (page, t) => {
    const mark = markOf(page);
    if (!mark || mark.text === "") return notApplicable(t.none);
    const width = Math.round(textWidth(mark.text, fontSize));
    return width > max ? warning(t.wide(width, max), [mark]) : good(t.good(width), [mark]);
  });

function significantWords(text: string): Set<string> {
  const words = wordsOf(text).map((word) => word.toLowerCase().replaceAll("’", "'"));
  return new Set(words.filter(isSignificant));
}

const described: MarkOf = (page) => {
  const meta = descriptionOf(page);
  return meta && { text: meta.content, at: meta.at };
};

export const snippetChecks = [
  check("title", 10, ({ titles }, t) => {
    const [first] = titles;
    if (!first) return error(t.none);
    if (first.text === "") return error(t.empty, [first]);
    if (!titles.some(({ inHead }) => inHead)) return error(t.outside(first.text), titles);
    if (titles.length > 1) return warning(t.several(titles.map(({ text }) => text)), titles);
    return good(t.good(first.text), [first]);
  }),
  lengthCheck("title-length", 4, titleOf, TITLE_LENGTH),
  widthCheck("title-width", 4, titleOf, TITLE_FONT_SIZE, TITLE_MAX_WIDTH),
  check("title-subject", 4, (page, t) => {
    const mark = titleOf(page);
    if (!readsAsEnglish(page)) return notApplicable(t.otherLanguage);
    // The site's name, often at the end of a title, says nothing about the page.
    const words = (mark?.text ?? "").replace(metaContent(page, "og:site_name"), "");
    const subject = significantWords(words);
    if (!mark || subject.size === 0) return notApplicable(t.none);
    const { frequencies } = textFigures(page);
    const shared = [...subject].filter((word) => frequencies.has(word));
    if (shared.length === 0) return error(t.nothing(mark.text), [mark]);
    const heading = page.headings.find(({ level }) => level === 1);
    const headingWords = significantWords(heading?.text ?? "");
    const isInHeading = [...subject].some((word) => headingWords.has(word));
    return isInHeading || shared.length * 2 >= subject.size
      ? good(t.good, [mark])
      : warning(t.little(mark.text), [mark, heading]);
  }),
  check("description", 8, (page, t) => {
    const metas = metasNamed(page, "description");
    const [first] = metas;
    if (!first) return error(t.none);
    if (first.content === "") return error(t.empty, [first]);
    if (!first.inHead) return error(t.outside, [first]);
    if (metas.length > 1) return warning(t.several(metas.length), metas);
    if (/(?:…|\.\.\.)$/.test(first.content)) return warning(t.cut, [first]);
    return good(t.good(first.content), [first]);
  }),
  lengthCheck("description-length", 3, described, DESCRIPTION_LENGTH),
  widthCheck("description-width", 2, described, DESCRIPTION_FONT_SIZE, DESCRIPTION_MAX_WIDTH),
] as const;

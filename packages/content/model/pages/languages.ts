import { leftOut } from "@site/facts/features";
import { siteLanguages } from "@site/lists/languages";
import { language as currentLanguage } from "@site/words/language";
import { directionOf } from "../basics/direction.ts";
import type { Some } from "../basics/types.ts";
import { blogPageCount, blogPagePath } from "../blog/blog-pages.ts";
import { casePageCount, casePagePath } from "../portfolio/case-list.ts";
import type { LanguageFacts, LanguageName } from "./language-facts.ts";
import { type PageId, paths } from "./paths.ts";

/** A language of the site. */
export interface Language extends LanguageName {
  /**
   * The paths of its pages: an article, a case or a landing page has the same one in each language.
   */
  readonly pages: readonly string[];
}

const withoutPages: readonly string[] = leftOut;

function pagesOf(
  absent: readonly string[],
  articles: readonly string[],
  cases: Readonly<Record<string, readonly string[]>>,
  landing: readonly string[],
): string[] {
  const ids = Object.values(cases).flat();
  const entriesOf: Partial<Record<string, number>> = {
    blog: articles.length,
    portfolio: ids.length,
  };
  const hasPage = (id: PageId) =>
    !withoutPages.includes(id) && !absent.includes(id) && entriesOf[id] !== 0;
  /** The pages of a list after the first. */
  const further = (count: number, path: (page: number) => string) =>
    Array.from({ length: count - 1 }, (_, index) => path(index + 2));
  return [
    ...(Object.keys(paths) as PageId[]).filter(hasPage).map((id) => paths[id].path),
    ...further(blogPageCount(articles.length), blogPagePath),
    ...articles.map((slug) => `/blog/${slug}`),
    ...further(casePageCount(ids.length), casePagePath),
    ...ids.map((id) => `/portfolio/${id}`),
    ...landing.map((slug) => `/${slug}`),
  ];
}

const [first, ...further] = siteLanguages;
const withPages = ({ articles, cases, landing, ...own }: LanguageFacts): Language => ({
  ...own,
  pages: pagesOf(own.absent, articles, cases, landing),
});

/** The languages of the site, the first at its root. */
export const languages: Some<Language> = [withPages(first), ...further.map(withPages)];

/** The language of this build. */
export const current: Language =
  languages.find(({ language }) => language === currentLanguage) ?? languages[0];

/** The other languages of the site. */
export const others: readonly Language[] = languages.filter((one) => one !== current);

/**
 * Whether a page exists in a language, by its canonical path. An opening exists in its own language
 * only.
 */
export const inLanguage = ({ pages }: Language, path: string): boolean => pages.includes(path);

/** The text direction of the language of this build. */
export const direction = directionOf(currentLanguage);

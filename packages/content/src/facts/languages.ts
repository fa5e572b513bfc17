import { language as currentLanguage } from "#words/language.ts";
import { blogPageCount } from "../blog/blog-pages.ts";
import { articleSlugs as enArticles } from "../en/article-slugs.generated.ts";
import { caseIds as enCases } from "../en/case-ids.generated.ts";
import { landingSlugs as enLanding } from "../en/landing-slugs.generated.ts";
import * as en from "../en/language.ts";
import { articleSlugs as hiArticles } from "../hi/article-slugs.generated.ts";
import { caseIds as hiCases } from "../hi/case-ids.generated.ts";
import { landingSlugs as hiLanding } from "../hi/landing-slugs.generated.ts";
import * as hi from "../hi/language.ts";
import { has } from "./parts.ts";
import { type PageId, paths } from "./paths.ts";
import type { Some } from "./shapes.ts";

/** A language of the site. */
export interface Language {
  /** Its folder in `src`, its condition in `package.json` and, but for the first, the beginning of its paths. */
  readonly tag: string;
  /** As a BCP 47 tag with the country. */
  readonly language: string;
  /** As those who speak it write it. */
  readonly name: string;
  /** The pages that are not there in it. */
  readonly absent: readonly PageId[];
  /** What is there in it: an article, a case or a landing page has the same name in each language. */
  readonly slugs: Readonly<Record<"articles" | "cases" | "landing", readonly string[]>>;
}

const idsOf = (cases: Readonly<Record<string, readonly string[]>>) => Object.values(cases).flat();

/** The languages of the site, the first at its root. */
export const languages: Some<Language> = [
  { tag: "en", ...en, slugs: { articles: enArticles, cases: idsOf(enCases), landing: enLanding } },
  { tag: "hi", ...hi, slugs: { articles: hiArticles, cases: idsOf(hiCases), landing: hiLanding } },
];

/** The language of this build. */
export const current: Language =
  languages.find(({ language }) => language === currentLanguage) ?? languages[0];

/** The other languages of the site. */
export const others: readonly Language[] = languages.filter((one) => one !== current);

/** Whether a page is there in a language, by its canonical path. */
export function inLanguage({ absent, slugs }: Language, path: string): boolean {
  const { articles, cases, landing } = slugs;
  const isThere = (id: PageId) =>
    has(id) && !absent.includes(id) && (id !== "blog" || articles.length > 0);
  const fixed = (Object.keys(paths) as PageId[]).find((id) => paths[id].path === path);
  if (fixed) return isThere(fixed);
  const [, folder, name = ""] = /^\/(blog\/page|blog|portfolio|careers)\/([^/]+)$/.exec(path) ?? [];
  if (folder === "blog/page")
    return Number(name) > 1 && Number(name) <= blogPageCount(articles.length);
  if (folder === "blog") return articles.includes(name);
  if (folder === "portfolio") return cases.includes(name);
  return folder === "careers" ? isThere("careers") : landing.includes(path.slice(1));
}

import type { Some } from "@kolam/content/model/basics/shapes";
import type { LanguageFacts } from "@kolam/content/model/pages/language-facts";
import { absent as enAbsent } from "@site/lists/first/absent";
import { absent as hiAbsent } from "@site/lists/words/absent";
import { articleSlugs as enArticles } from "../en/article-slugs.generated.ts";
import { caseIds as enCases } from "../en/case-ids.generated.ts";
import { landingSlugs as enLanding } from "../en/landing-slugs.generated.ts";
import * as en from "../en/language.ts";
import { articleSlugs as hiArticles } from "../hi/article-slugs.generated.ts";
import { caseIds as hiCases } from "../hi/case-ids.generated.ts";
import { landingSlugs as hiLanding } from "../hi/landing-slugs.generated.ts";
import * as hi from "../hi/language.ts";

/** The languages of the site, the first at its root, and what there is in each. */
export const siteLanguages: Some<LanguageFacts> = [
  { tag: "en", ...en, absent: enAbsent, articles: enArticles, cases: enCases, landing: enLanding },
  { tag: "hi", ...hi, absent: hiAbsent, articles: hiArticles, cases: hiCases, landing: hiLanding },
];

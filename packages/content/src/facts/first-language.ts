/*
 * What there is in the first language, for types: words of any language may name it all, since a
 * link to what a language lacks leads to the first one.
 */
export type { ArticleSlug } from "../en/article-slugs.generated.ts";
export type { sectorIds } from "../en/case-counts.generated.ts";
export type { caseIds } from "../en/case-ids.generated.ts";
export type { landingSlugs } from "../en/landing-slugs.generated.ts";

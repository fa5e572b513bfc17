/**
 * Texts of the SEO audit in the language of the site: any part of `en` in
 * `packages/seo-audit/src/texts/en.ts`. What is not here is said in English. The site's types
 * compare the two.
 */
export const auditTexts = {};

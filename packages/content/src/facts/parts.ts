import { absent } from "#words/language.ts";

/** A part that a site may do without: a page, or the newsletter's form. */
export type OptionalPart = "careers" | "seo-analyzer" | "newsletter";

/**
 * The parts that this site does without, for example `["careers", "newsletter"]`. Menus, footer,
 * sitemaps, forms and the privacy policy follow. A link in your words to a page that is left out is
 * a type error.
 */
export const leftOut = [] as const satisfies readonly OptionalPart[];

const missing: readonly string[] = [...leftOut, ...absent];

/** Whether the site has a page or part, in this language. */
export function has(part: string): boolean {
  return !missing.includes(part);
}

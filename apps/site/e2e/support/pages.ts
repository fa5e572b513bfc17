import { articles } from "@kolam/content/blog/articles";
import { paths, serviceIds } from "@kolam/content/paths";

/** Every page with an address of its own but the articles. */
export const fixedPages = Object.values(paths).map(({ path }) => path);

const articlePages = articles.map(({ slug }) => `/blog/${slug}`);

/** An address that no page has. */
export const missingPage = "/no-such-page";

/** Takes off the list of errors that {@link missingPage} is missing, as it should be. */
export function forgetMissingPage(errors: string[]): void {
  const others = errors.filter((text) => !text.includes("404"));
  errors.splice(0, errors.length, ...others);
}

/** Every page of the site. */
export const everyPage: readonly string[] = [...fixedPages, ...articlePages];

/** Every page that is composed of parts of its own; articles are all one. */
export const everyComposition: readonly string[] = [...fixedPages, ...articlePages.slice(0, 1)];

const alike = new Set<string>(
  ([...serviceIds.slice(2), "terms"] as const).map((id) => paths[id].path),
);

/**
 * One page of each kind, of the services two and of articles and legal pages one: for what does not
 * depend on which parts a page is composed of.
 */
export const everyKind: readonly string[] = [
  ...everyComposition.filter((path) => !alike.has(path)),
  missingPage,
];

/** Every so many of the pages, so that parts of a list can run beside each other. */
export function partOf(pages: readonly string[], part: number, parts: number): readonly string[] {
  return pages.filter((_, index) => index % parts === part);
}

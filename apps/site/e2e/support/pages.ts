import { articles } from "@kolam/content/blog/articles";
import { paths, serviceIds } from "@kolam/content/paths";

/** Every page but the articles. */
const fixedPages = Object.values(paths).map(({ path }) => path);

/** The newest article; all articles share one template. */
export const articlePage = `/blog/${articles[0].slug}`;

/** An address that has no page. */
export const missingPage = "/no-such-page";

/** Removes the browser's message about the status of {@link missingPage} from a list of errors. */
export function forgetMissingPage(errors: string[]): void {
  const others = errors.filter((text) => !text.includes("404"));
  errors.splice(0, errors.length, ...others);
}

/** Every page of the site. */
export const everyPage: readonly string[] = [
  ...fixedPages,
  ...articles.map(({ slug }) => `/blog/${slug}`),
];

/** Every page but the articles, and one article: each is composed differently. */
export const everyComposition: readonly string[] = [...fixedPages, articlePage];

const alike = new Set<string>(
  ([...serviceIds.slice(1), "terms"] as const).map((id) => paths[id].path),
);

/** One page of each kind: one service, one article, one legal page, the missing page, and each page of its own kind. */
export const everyKind: readonly string[] = [
  ...everyComposition.filter((path) => !alike.has(path)),
  missingPage,
];

/** Every `parts`-th page, so that the parts of a list can be tested in parallel. */
export function partOf(pages: readonly string[], part: number, parts: number): readonly string[] {
  return pages.filter((_, index) => index % parts === part);
}

import { articles } from "@kolam/content/model/blog/articles";
import { hasFeature } from "@kolam/content/model/pages/features";
import { landings, pageIds, paths, serviceIds } from "@kolam/content/model/pages/paths";
import { caseIds } from "@kolam/content/model/services/cases";
import { openings } from "@site/words/openings";

/** Every page without its own file in the words. */
const fixedPages = pageIds.map((id) => paths[id].path);

const [newest] = articles;

/** Why a test of articles is left out. */
export const noArticles = "Without articles there is no blog.";
/** Whether there are articles, and with them the blog. */
export const hasBlog = newest !== undefined;
/**
 * The newest article; all articles share one template. Without articles the home page takes its
 * place it.
 */
export const articlePage = newest ? `/blog/${newest.slug}` : paths.home.path;
/** The blog. Without articles the home page takes its place. */
export const blogPath = hasBlog ? paths.blog.path : paths.home.path;

/** An address that has no page. */
export const missingPage = "/no-such-page";

/** Removes the browser's message about the status of {@link missingPage} from a list of errors. */
export function forgetMissingPage(errors: string[]): void {
  const others = errors.filter((text) => !text.includes("404"));
  errors.splice(0, errors.length, ...others);
}

/** The pages of the cases. */
export const casePages = caseIds.map((id) => `/portfolio/${id}`);
const openingPages = hasFeature("careers") ? openings.map(({ id }) => `/careers/${id}`) : [];
const landingPages = landings.map((slug) => `/${slug}`);

/**
 * Every page but the articles, cases and openings, and one of each: each is composed differently.
 */
export const everyComposition: readonly string[] = [
  ...new Set([
    ...fixedPages,
    articlePage,
    ...casePages.slice(0, 1),
    ...openingPages.slice(0, 1),
    ...landingPages,
  ]),
];

const alike = new Set<string>(
  ([...serviceIds.slice(1), "terms"] as const).map((id) => paths[id].path),
);

/** The pages that are composed like another one: the other services, and the second legal page. */
export const alikePages: readonly string[] = everyComposition.filter((path) => alike.has(path));

/**
 * One page of each kind: one service, one article, one legal page, the missing page, and each page
 * of its own kind.
 */
export const everyKind: readonly string[] = [
  ...everyComposition.filter((path) => !alike.has(path)),
  missingPage,
];

/** Every `parts`-th page, so that the parts of a list can be tested in parallel. */
export function partOf(pages: readonly string[], part: number, parts: number): readonly string[] {
  return pages.filter((_, index) => index % parts === part);
}

import { paths } from "@kolam/content/model/pages/paths";

/** Size of every social card, in pixels: the size that social networks use for large previews. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The file of a page's social card. The not-found page, which has no path, uses the home page's
 * card; all pages of a list share one.
 */
export function cardPath(path: string | null): string {
  for (const list of [paths.blog.path, paths.portfolio.path]) {
    if (path?.startsWith(`${list}/page/`)) return cardPath(list);
  }
  return `/cards/${path === null || path === "/" ? "home" : path.slice(1)}.png`;
}

import { paths } from "@kolam/content/paths";

/** Width and height of every social card, in pixels: what the large previews of all networks show. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The file of a page's social card. The not-found page, without a path, borrows the home page's, and
 * the further pages of the blog's list that of the first.
 */
export function cardPath(path: string | null): string {
  if (path?.startsWith("/blog/page/")) return cardPath(paths.blog.path);
  return `/cards/${path === null || path === "/" ? "home" : path.slice(1)}.png`;
}

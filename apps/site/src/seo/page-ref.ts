import type { ArticleSlug } from "@kolam/content/blog/articles.generated";
import type { PageId } from "@kolam/content/paths";

/** A page of the site: a fixed page, a page of the blog's list, an article, or the not-found page. */
export type PageRef =
  | { readonly id: PageId; readonly page?: undefined }
  /** A page of the list other than the first, which is the fixed page. */
  | { readonly id: "blog"; readonly page: number }
  | { readonly id: "article"; readonly slug: ArticleSlug; readonly page?: undefined }
  | { readonly id: "not-found"; readonly page?: undefined };

/** The name of a route: a fixed page's id, `"article"` or `"not-found"`. */
export type RouteId = PageRef["id"];

import { type ArticleFilter, articleFilters } from "@kolam/content/model/blog/article-list";
import { allCategories } from "@site/texts/pages/blog";

/** The filter of the blog's list. */
export interface BlogFilter {
  /** As typed, spaces included. */
  readonly query: string;
  readonly category: ArticleFilter;
}

/** The filter that keeps every article. */
export const noFilter: BlogFilter = { query: "", category: allCategories };

/** Whether a filter can leave articles out. */
export function isFiltered({ query, category }: BlogFilter): boolean {
  return query.trim() !== "" || category !== allCategories;
}

/** The category of this name; “All” if there is none. */
export function readCategory(text: string | null): ArticleFilter {
  return articleFilters.find((name) => name === text) ?? allCategories;
}

/** Reads the filter from the search part of an address: `?q=…&category=…`. */
export function readFilter(search: string): BlogFilter {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get("q") ?? "",
    category: readCategory(parameters.get("category")),
  };
}

/**
 * Reads the page of the results from the search part of an address: `?page=2`; 1 if it is invalid.
 */
export function readResultPage(search: string): number {
  const page = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The search part of an address for a filter and a page of its results; empty without a filter. */
export function filterSearch({ query, category }: BlogFilter, page = 1): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== "") parameters.set("q", query);
  if (category !== allCategories) parameters.set("category", category);
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

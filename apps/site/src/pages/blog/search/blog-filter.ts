import {
  type ArticleFilter,
  allCategories,
  articleFilters,
} from "@kolam/content/blog/article-list";

/** What the blog list is narrowed down to. */
export interface BlogFilter {
  /** As typed, spaces included. */
  readonly query: string;
  readonly category: ArticleFilter;
}

/** The filter that keeps every article. */
export const noFilter: BlogFilter = { query: "", category: allCategories };

/** Whether any article may be left out. */
export function isFiltered({ query, category }: BlogFilter): boolean {
  return query.trim() !== "" || category !== allCategories;
}

/** One of the categories, or all of them for anything else. */
export function readCategory(text: string | null): ArticleFilter {
  return articleFilters.find((name) => name === text) ?? allCategories;
}

/** The filter that an address asks for: `?q=…&category=…`. An unknown category is none. */
export function readFilter(search: string): BlogFilter {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get("q") ?? "",
    category: readCategory(parameters.get("category")),
  };
}

/** Which page of the results an address asks for: `?page=2`. Anything else is the first. */
export function readResultPage(search: string): number {
  const page = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The part of the address that asks for a filter, and a page of its results; empty for none. */
export function filterSearch({ query, category }: BlogFilter, page = 1): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== "") parameters.set("q", query);
  if (category !== allCategories) parameters.set("category", category);
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

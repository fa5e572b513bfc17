import { type PageId, paths } from "@kolam/content/model/pages/paths";
import { pageWords } from "@site/lists/words/meta";
import type { PageWords } from "../articles/data-of.ts";

/** The words of a page without its own file. */
export function wordsOfPage(id: PageId | "not-found"): PageWords {
  const { path, indexable } = id === "not-found" ? { path: null, indexable: false } : paths[id];
  const { title, description, keywords } = pageWords[id];
  return { path, title, description, keywords, indexable };
}

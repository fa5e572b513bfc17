import { type ArticleAuthor, articleAuthors } from "@site/words/authors-and-categories";
import { paths, type SitePath } from "../pages/paths.ts";
import type { Author } from "../types/author.ts";
import type { Person } from "../types/pages.ts";

/** Who an article's file names. */
export const authorOf = (id: ArticleAuthor): Author => articleAuthors[id];

/** The anchor of an author on the about page; `undefined` for the agency itself. */
export const authorPath = (id: ArticleAuthor): SitePath | undefined =>
  authorOf(id).role === undefined ? undefined : (`${paths.about.path}#${id}` as SitePath);

/** An author as a person of the about page, so that both places introduce them in the same way. */
export function personOf(
  id: ArticleAuthor,
): Pick<Person, "id" | "name" | "role" | "text"> & { readonly id: string } {
  const { name, role = "", about } = authorOf(id);
  return { id, name, role, text: about };
}

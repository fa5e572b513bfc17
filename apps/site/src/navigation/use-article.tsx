import type { ArticleSlug } from "@kolam/content/articles.generated";
import type { MDXContent } from "mdx/types";
import { createContext, useContext } from "react";

interface ArticleContext {
  readonly slug: ArticleSlug;
  readonly Body: MDXContent;
}

const Context = createContext<ArticleContext | undefined>(undefined);

/** Gives the article page the article of the current address. */
export const ArticleProvider = Context.Provider;

/** The article of the current address. Throws outside the article page. */
export function useArticle(): ArticleContext {
  const article = useContext(Context);
  if (!article) throw new Error("useArticle is for the article page only.");
  return article;
}

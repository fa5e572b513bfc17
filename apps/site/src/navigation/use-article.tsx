import { createContext, useContext } from "react";
import type { ArticleData } from "./article-data.ts";

const Context = createContext<ArticleData | undefined>(undefined);

/** Gives the article page the article of the current address. */
export const ArticleProvider = Context.Provider;

/** The article of the current address. Throws outside the article page. */
export function useArticle(): ArticleData {
  const article = useContext(Context);
  if (!article) throw new Error("useArticle is for the article page only.");
  return article;
}

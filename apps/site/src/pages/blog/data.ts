import {
  articleCard,
  articles,
  blogPageCount,
  latestOfPage,
} from "@kolam/content/model/blog/articles";
import { type DataOf, type ListData, listPage } from "../../articles/data-of.ts";

export const data: DataOf<ListData> = async (part) => {
  const page = listPage(part, blogPageCount(articles.length));
  if (page === null) return null;
  return { page, articles: latestOfPage(articles, page).map(articleCard) };
};

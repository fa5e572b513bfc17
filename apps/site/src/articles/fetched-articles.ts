import type { ArticleSource } from "./article-source.ts";
import { figuresFile, listFile, pageFile, sitemapFile } from "./data-files.ts";
import { fetchData } from "./fetch-data.ts";

/**
 * The form of a slug. An address may contain anything in its place, even the path of another file.
 */
const slugPattern = /^[a-z0-9-]+$/;

/** The article source in the browser: the data files that the build wrote. */
export const fetchedArticles: ArticleSource = {
  page: async (id, slug) => (slugPattern.test(slug) ? fetchData(pageFile(id, slug)) : null),
  list: (page) => fetchData(listFile("blog", page)),
  portfolio: (page) => fetchData(listFile("portfolio", page)),
  sitemap: () => fetchData(sitemapFile),
  figures: () => fetchData(figuresFile),
};

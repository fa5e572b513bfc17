import type { ArticleData, ArticleSource, ListData } from "./article-source.ts";
import { articleFile, listFile } from "./data-files.ts";
import { fetchData } from "./fetch-data.ts";

/** The form of a slug. An address may contain anything in its place, even the path of another file. */
const slugPattern = /^[a-z0-9-]+$/;

/** The article source in the browser: the data files that the build wrote. */
export const fetchedArticles: ArticleSource = {
  article: async (slug) =>
    slugPattern.test(slug) ? fetchData<ArticleData>(articleFile(slug)) : null,
  list: (page) => fetchData<ListData>(listFile(page)),
};

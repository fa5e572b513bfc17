import { type ArticleMeta, articleCard } from "@kolam/content/model/blog/article-schema";
import { authorPath } from "@kolam/content/model/blog/authors";
import { articlesOnFirstPage } from "@kolam/content/model/blog/blog-pages";
import { serviceIds } from "@kolam/content/model/services/services";
import { serviceFacts } from "@site/lists/services";
import { strayFigures } from "./article-cover.ts";
import { readFrontmatter } from "./article-frontmatter.ts";
import { articleTags } from "./article-tags.ts";
import {
  type ContentFile,
  type FileKind,
  type ReadOptions,
  readAll,
  readParts,
} from "./content-files.ts";
import {
  articleSlugList,
  authorArticleList,
  newestArticleList,
  serviceArticleList,
} from "./entry-lists.ts";

/** An article as its file describes it. */
type ReadArticle = Omit<ArticleMeta, "id" | "awaits">;

const wordsPerMinute = 200;
const bodyWords = [700, 1200] as const;

/** How many of their articles the about page lists of each author. */
const listedOfAuthor = 4;

const articleKind: FileKind<ReadArticle> = {
  folder: "articles",
  path: "/blog",
  unique: ["title", "description", "excerpt"],
  read(file, hrefs, report) {
    const parts = readParts(file, hrefs, articleTags, report);
    if (!parts) return undefined;
    const { slug, source, body } = parts;
    const frontmatter = readFrontmatter(parts.frontmatter, report);
    const [least, most] = bodyWords;
    if (body.words < least || body.words > most) {
      report(
        "body",
        `has ${body.words} words. Write ${least} to ${most}.`,
        "Less answers few questions, and longer ones are rarely read to the end.",
      );
    }
    if (body.headings.length === 0) report("body", "has no headings. Add some with ##.");
    if (!frontmatter) return undefined;
    if (frontmatter.cover) {
      for (const figure of strayFigures(frontmatter.cover, source)) {
        report(
          "cover",
          `shows ${figure}, which is not in the text. Take its figures from the article.`,
        );
      }
    }
    const { words, headings, links } = body;
    const services = serviceIds.filter((id) =>
      links.some(({ target }) => target === serviceFacts[id].path),
    );
    const readTime = Math.ceil(words / wordsPerMinute);
    return { slug, ...frontmatter, services, words, readTime, headings };
  },
};

/** Parses article files; see {@link readAll}. */
export function readArticles(
  files: readonly ContentFile[],
  pages: readonly string[],
  options: ReadOptions = {},
): ArticleMeta[] {
  const read = readAll(articleKind, files, pages, options);
  return read.map((article, index): ArticleMeta => ({ id: read.length - index, ...article }));
}

/** The text of `article-slugs.ts`. */
export const generateArticleSlugs = (articles: readonly ArticleMeta[]): string =>
  articleSlugList(articles.map(({ slug }) => slug));

/**
 * The text of `newest-articles.ts`. The browser loads it with a page, so it must not grow with the
 * number of articles.
 */
export const generateNewestArticles = (articles: readonly ArticleMeta[]): string =>
  newestArticleList(articles.slice(0, articlesOnFirstPage).map(articleCard));

/** The label of a link to an article. */
const named = ({ slug, title, language }: ArticleMeta) => ({
  slug,
  ...(language ? { language } : {}),
  title,
});

/** The text of `article-of-service.ts`. */
export function generateServiceArticles(articles: readonly ArticleMeta[]): string {
  const newest = serviceIds.map((id) => {
    const [article] = articles
      .filter(({ services }) => services.includes(id))
      // Whatever is about the fewest services is the most about this one.
      .toSorted((one, other) => one.services.length - other.services.length);
    return [id, article && named(article)] as const;
  });
  return serviceArticleList(Object.fromEntries(newest.filter(([, article]) => article)));
}

/** The text of `articles-by-author.ts`: as the newest articles, it must not grow with their number. */
export function generateAuthorArticles(articles: readonly ArticleMeta[]): string {
  const people = [...new Set(articles.map(({ author }) => author))].filter(authorPath);
  return authorArticleList(
    Object.fromEntries(
      people.map((id) => [
        id,
        articles
          .filter(({ author }) => author === id)
          .slice(0, listedOfAuthor)
          .map(named),
      ]),
    ),
  );
}

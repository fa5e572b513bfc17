import { type ArticleMeta, articleCard } from "@kolam/content/model/blog/article-schema";
import { articlesOnFirstPage } from "@kolam/content/model/blog/blog-pages";
import { strayFigures } from "./article-cover.ts";
import { readFrontmatter } from "./article-frontmatter.ts";
import {
  bannerOf,
  type ContentFile,
  type FileKind,
  type ReadOptions,
  readAll,
  readParts,
} from "./content-files.ts";
import { mediaTags } from "./media-tags.ts";
import { printData } from "./print-data.ts";

/** An article as its file describes it. */
type ReadArticle = Omit<ArticleMeta, "id" | "awaits">;

const wordsPerMinute = 200;
const bodyWords = [700, 1200] as const;

const articleKind: FileKind<ReadArticle> = {
  folder: "articles",
  path: "/blog",
  unique: ["title", "description", "excerpt"],
  read(file, hrefs, report) {
    const parts = readParts(file, hrefs, mediaTags, report);
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
    const { words, headings } = body;
    return { slug, ...frontmatter, words, readTime: Math.ceil(words / wordsPerMinute), headings };
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

const banner = bannerOf("articles", "article");

/** The text of `articles.generated.ts`: all fields of all articles. Only the build imports it. */
export function generateArticles(articles: readonly ArticleMeta[]): string {
  return `${banner}
import type { ArticleMeta } from "@kolam/content/model/blog/article-schema";
import type { ArticleSlug } from "@kolam/content/model/pages/paths";

/** An article of this site, without its body. */
export interface Article extends ArticleMeta {
  readonly slug: ArticleSlug;
}

/** Every article, newest first. */
export const articles: readonly Article[] = ${printData(articles)};
`;
}

/** The text of `article-slugs.generated.ts`: what every page needs to know of the articles. */
export function generateArticleSlugs(articles: readonly ArticleMeta[]): string {
  return `${banner}

/** How many articles there are. */
export const articleCount: number = ${articles.length};

/** The last parts of the paths of the articles, newest first. */
export const articleSlugs = ${printData(articles.map(({ slug }) => slug))} as const;

/** The slug of an article. */
export type ArticleSlug = ${articles.length > 0 ? "(typeof articleSlugs)[number]" : "string"};
`;
}

/**
 * The text of `articles.newest.generated.ts`: the beginning of the list. The browser loads it with
 * a page, so it must not grow with the number of articles.
 */
export function generateNewestArticles(articles: readonly ArticleMeta[]): string {
  return `${banner}
import type { ListedArticle } from "@kolam/content/model/blog/article-schema";

/** The articles of the blog's first page, newest first. */
export const newestArticles: readonly ListedArticle[] = ${printData(articles.slice(0, articlesOnFirstPage).map(articleCard))};
`;
}

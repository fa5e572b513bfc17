import type { ArticleCard, ArticleMeta } from "../src/blog/article-schema.ts";
import { splitArticle } from "../src/blog/article-source.ts";
import { articlesOnFirstPage } from "../src/blog/blog-pages.ts";
import { readBody } from "./article-body.ts";
import { readFrontmatter } from "./article-frontmatter.ts";
import { ArticleError, type ArticleProblem } from "./article-problems.ts";
import { printData } from "./print-data.ts";

/** An article's file: its name and its text. */
export interface ArticleFile {
  readonly name: string;
  readonly text: string;
}

const wordsPerMinute = 200;
const bodyWords = [700, 1200] as const;

function isExternal(target: string): boolean {
  return URL.canParse(target) && target.startsWith("https://");
}

function readArticle(
  { name, text }: ArticleFile,
  hrefs: ReadonlySet<string>,
  problems: ArticleProblem[],
): Omit<ArticleMeta, "id"> | undefined {
  const report = (where: string, message: string) => problems.push({ file: name, where, message });
  const slug = name.replace(/\.mdx$/, "");
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    report("file name", "becomes the address. Use lower-case letters, digits and hyphens.");
  }
  const parts = splitArticle(text);
  if (!parts) {
    report("frontmatter", "is missing. Begin the file with fields between two lines of ---.");
    return undefined;
  }
  const frontmatter = readFrontmatter(parts.frontmatter, report);
  const firstLine = text.slice(0, text.length - parts.body.length).split("\n").length;
  const body = readBody(parts.body, firstLine);
  for (const { line, message } of body.problems) report(`body line ${line}`, message);
  for (const { line, target } of body.links) {
    if (isExternal(target) || hrefs.has(target)) continue;
    report(
      `body line ${line}`,
      `links to “${target}”, which is no page of the site. Use a path of src/paths.ts, /blog/ and the name of an article, or an https address.`,
    );
  }
  const [least, most] = bodyWords;
  if (body.words < least || body.words > most) {
    report("body", `has ${body.words} words. Write ${least} to ${most}.`);
  }
  if (body.headings.length === 0) report("body", "has no headings. Add some with ##.");
  if (!frontmatter) return undefined;
  const { words, headings } = body;
  return { slug, ...frontmatter, words, readTime: Math.ceil(words / wordsPerMinute), headings };
}

function reportTwins(articles: readonly Omit<ArticleMeta, "id">[], problems: ArticleProblem[]) {
  for (const field of ["title", "description", "excerpt"] as const) {
    const first = new Map<string, string>();
    for (const article of articles) {
      const twin = first.get(article[field]);
      if (twin === undefined) first.set(article[field], article.slug);
      else {
        problems.push({
          file: `${article.slug}.mdx`,
          where: field,
          message: `is the same as in ${twin}.mdx. Reword one of them.`,
        });
      }
    }
  }
}

/**
 * The articles of these files, newest first. Pure: the same files give the same articles in any order.
 * `pages` are the internal links an article may use besides other articles.
 *
 * @throws {ArticleError} with every problem of every file.
 */
export function readArticles(
  files: readonly ArticleFile[],
  pages: readonly string[],
): ArticleMeta[] {
  const problems: ArticleProblem[] = [];
  const slugs = files.map(({ name }) => name.replace(/\.mdx$/, ""));
  const hrefs = new Set([...pages, ...slugs.map((slug) => `/blog/${slug}`)]);
  const read = [...files]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((file) => readArticle(file, hrefs, problems) ?? []);
  reportTwins(read, problems);
  if (files.length === 0) {
    problems.push({ file: "*.mdx", where: "folder", message: "has no articles. Add one." });
  }
  if (problems.length > 0) throw new ArticleError(problems);

  return read
    .sort((a, b) => (a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1))
    .map((article, index): ArticleMeta => ({ id: read.length - index, ...article }));
}

const written =
  "// Written by `pnpm generate` from src/articles/*.mdx. Do not edit: change the article and run it again.";

function printed(items: readonly object[]): string {
  return printData(items.map((item) => ({ ...item })));
}

/** The text of `src/blog/articles.generated.ts`: everything known of every article. For the build only. */
export function generateArticles(articles: readonly ArticleMeta[]): string {
  const union = articles.map(({ slug }) => `  | ${JSON.stringify(slug)}`).join("\n");
  return `${written}
import type { ArticleMeta } from "./article-schema.ts";

/** An article of this site, without its body. */
export interface Article extends ArticleMeta {
  readonly slug: ArticleSlug;
}

/** Every article, newest first. */
export const articles: readonly [Article, ...Article[]] = ${printed(articles)};

/** The slug of an article. */
export type ArticleSlug =
${union};
`;
}

function cardOf(article: ArticleMeta): ArticleCard {
  const { slug, title, excerpt, category, date, photo, tags, readTime } = article;
  return { slug, title, excerpt, category, date, photo, tags, readTime };
}

/** The text of `src/blog/articles.count.generated.ts`: what every page has to know of the list. */
export function generateArticleCount(articles: readonly ArticleMeta[]): string {
  return `${written}

/** How many articles there are. */
export const articleCount: number = ${articles.length};
`;
}

/**
 * The text of `src/blog/articles.newest.generated.ts`: as much of the list as the browser loads with a page,
 * however long the list becomes.
 */
export function generateNewestArticles(articles: readonly ArticleMeta[]): string {
  return `${written}
import type { ListedArticle } from "./article-list.ts";

/** The articles of the blog's first page, newest first. */
export const newestArticles: readonly [ListedArticle, ...ListedArticle[]] = ${printed(articles.slice(0, articlesOnFirstPage).map(cardOf))};
`;
}

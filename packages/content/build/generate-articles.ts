import { type ArticleMeta, type Awaited, articleCard } from "../src/blog/article-schema.ts";
import { missingFact, splitArticle } from "../src/blog/article-source.ts";
import { articlesOnFirstPage } from "../src/blog/blog-pages.ts";
import { readBody } from "./article-body.ts";
import { strayFigures } from "./article-cover.ts";
import { readFrontmatter } from "./article-frontmatter.ts";
import { ArticleError, type ArticleProblem, type Report } from "./article-problems.ts";
import { printData } from "./print-data.ts";

/** The name and the text of an article's file. */
export interface ArticleFile {
  readonly name: string;
  readonly text: string;
}

/** What to read: for a build what is online on a day, in development everything. */
export interface ReadOptions {
  /** `YYYY-MM-DD`. Default: today, in UTC. */
  readonly today?: string;
  /** Also what is not online yet, marked as such. */
  readonly all?: boolean;
  /** Called with the problems of drafts, which may be incomplete. */
  readonly onDraftProblems?: (problems: ArticleError) => void;
  /** Called with what could be better in articles that may go online as they are. */
  readonly onAdvice?: (advice: readonly ArticleProblem[]) => void;
}

/** Today in UTC, as `YYYY-MM-DD`. */
const todayInUtc = (): string => new Date().toISOString().slice(0, 10);

/** An article as its file describes it. */
type ReadArticle = Omit<ArticleMeta, "id" | "awaits">;

/** The last part of an article's path. */
const slugOf = ({ name }: ArticleFile): string => name.replace(/\.mdx$/, "");

const wordsPerMinute = 200;
const bodyWords = [700, 1200] as const;

function isExternal(target: string): boolean {
  return URL.canParse(target) && target.startsWith("https://");
}

function readArticle(
  file: ArticleFile,
  hrefs: ReadonlySet<string>,
  report: Report,
): ReadArticle | undefined {
  const slug = slugOf(file);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    report("file name", "becomes part of the URL. Use lower-case letters, digits and hyphens.");
  }
  const parts = splitArticle(file.text);
  if (!parts) {
    report("front matter", "is missing. Start the file with fields between two lines of ---.");
    return undefined;
  }
  const missing = missingFact(parts.frontmatter);
  if (missing) report("front matter", missing);
  const frontmatter = readFrontmatter(parts.frontmatter, report);
  // The body follows the front matter and the two lines around it.
  const body = readBody(parts.body, parts.frontmatter.split("\n").length + 3);
  for (const { line, message } of body.problems) report(`body line ${line}`, message);
  for (const { line, target } of body.links) {
    if (isExternal(target) || hrefs.has(target)) continue;
    report(
      `body line ${line}`,
      `links to “${target}”, which is not a page of the site. Use a path from src/facts/paths.ts, /blog/<article> or an https URL.`,
    );
  }
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
    for (const figure of strayFigures(frontmatter.cover, parts.body)) {
      report(
        "cover",
        `shows ${figure}, which is not in the text. Take its figures from the article.`,
      );
    }
  }
  const { words, headings } = body;
  return { slug, ...frontmatter, words, readTime: Math.ceil(words / wordsPerMinute), headings };
}

/** Why an article is not online on a day, read before anything else in its file; `undefined` if it is. */
function awaitedIn({ text }: ArticleFile, today: string): Awaited | undefined {
  const { frontmatter = "" } = splitArticle(text) ?? {};
  if (/^draft: *true *$/m.test(frontmatter)) return "draft";
  const date = /^date: *"?(\d{4}-\d{2}-\d{2})/m.exec(frontmatter)?.[1];
  return date !== undefined && date > today ? "date" : undefined;
}

function reportDuplicates(articles: readonly ReadArticle[], problems: ArticleProblem[]) {
  for (const field of ["title", "description", "excerpt"] as const) {
    const seen = new Map<string, string>();
    for (const article of articles) {
      const other = seen.get(article[field]);
      if (other === undefined) seen.set(article[field], article.slug);
      else {
        problems.push({
          file: `${article.slug}.mdx`,
          where: field,
          message: `is the same as in ${other}.mdx. Reword one of them.`,
        });
      }
    }
  }
}

/**
 * Parses article files. The result is sorted, newest first, and does not depend on the order of the files.
 * `pages` are the internal links that articles may use besides those to other articles. What is not online yet, a
 * draft or an article of a day to come, is left out or marked, and nothing online may link to it.
 *
 * @throws {ArticleError} with all problems of all files but drafts.
 */
export function readArticles(
  files: readonly ArticleFile[],
  pages: readonly string[],
  { today = todayInUtc(), all = false, onDraftProblems, onAdvice }: ReadOptions = {},
): ArticleMeta[] {
  const problems: ArticleProblem[] = [];
  const ofDrafts: ArticleProblem[] = [];
  const shown = [...files]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((file) => ({ file, awaits: awaitedIn(file, today) }))
    .filter(({ awaits }) => all || awaits === undefined);
  const slugs = shown.map(({ file }) => slugOf(file));
  const hrefs = new Set([...pages, ...slugs.map((slug) => `/blog/${slug}`)]);
  const read = shown.flatMap(({ file, awaits }) => {
    const found = awaits === "draft" ? ofDrafts : problems;
    const article = readArticle(file, hrefs, (where, message, why) =>
      found.push({ file: file.name, where, message, ...(why ? { why } : {}) }),
    );
    return article ? [{ ...article, ...(awaits ? { awaits } : {}) }] : [];
  });
  reportDuplicates(read, problems);
  if (ofDrafts.length > 0) onDraftProblems?.(new ArticleError(ofDrafts));
  const faults = problems.filter(({ why }) => why === undefined);
  if (faults.length > 0) throw new ArticleError(faults);
  if (problems.length > 0) onAdvice?.(problems);

  return read
    .sort((a, b) => (a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1))
    .map((article, index): ArticleMeta => ({ id: read.length - index, ...article }));
}

const banner =
  "// Generated by `pnpm generate` from src/en/articles/*.mdx. Do not edit: change the article and generate again.";

function print(items: readonly object[]): string {
  return printData(items.map((item) => ({ ...item })));
}

/** The text of `src/en/articles.generated.ts`: all fields of all articles. Only the build imports it. */
export function generateArticles(articles: readonly ArticleMeta[]): string {
  return `${banner}
import type { ArticleSlug } from "../facts/article-slugs.generated.ts";
import type { ArticleMeta } from "../blog/article-schema.ts";

/** An article of this site, without its body. */
export interface Article extends ArticleMeta {
  readonly slug: ArticleSlug;
}

/** Every article, newest first. */
export const articles: readonly Article[] = ${print(articles)};
`;
}

/** The text of `src/facts/article-slugs.generated.ts`: what every page needs to know of the articles. */
export function generateArticleSlugs(articles: readonly ArticleMeta[]): string {
  const union = articles.map(({ slug }) => `\n  | ${JSON.stringify(slug)}`).join("");
  return `${banner}

/** How many articles there are. */
export const articleCount: number = ${articles.length};

/** The slug of an article. */
export type ArticleSlug =${union || " string"};
`;
}

/**
 * The text of `src/en/articles.newest.generated.ts`: the beginning of the list. The browser loads it with
 * a page, so it must not grow with the number of articles.
 */
export function generateNewestArticles(articles: readonly ArticleMeta[]): string {
  return `${banner}
import type { ListedArticle } from "../blog/article-schema.ts";

/** The articles of the blog's first page, newest first. */
export const newestArticles: readonly ListedArticle[] = ${print(articles.slice(0, articlesOnFirstPage).map(articleCard))};
`;
}

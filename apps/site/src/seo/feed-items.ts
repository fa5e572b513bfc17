import { articleAuthors, articlePath, articles } from "@kolam/content/blog/articles";
import { company } from "@kolam/content/facts/company";
import { casePath, cases } from "@kolam/content/portfolio/cases";
import { sectors } from "@kolam/content/sectors";
import { titles } from "@kolam/content/titles";
import { feedLength } from "./site-files.ts";

/** What the feeds say of an article or a case. */
export interface FeedItem {
  readonly path: string;
  /** Where its text is. */
  readonly file: readonly [folder: "articles" | "cases", slug: string];
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly updated: string;
  readonly categories: readonly string[];
}

const fromArticles = () =>
  articles.map(
    ({ slug, title, author, excerpt, date, updated, category, tags }): FeedItem => ({
      path: articlePath(slug),
      file: ["articles", slug],
      author: articleAuthors[author].name,
      summary: excerpt,
      categories: [category, ...tags],
      title,
      date,
      updated,
    }),
  );

const fromCases = () =>
  cases.map(
    ({ id, title, summary, date, updated, sector, services }): FeedItem => ({
      path: casePath(id),
      file: ["cases", id],
      author: company.name,
      categories: [sectors[sector], ...services.map((service) => titles[service])],
      title,
      summary,
      date,
      updated,
    }),
  );

/** The newest articles and cases, which each feed contains. */
export const feedItems = (): readonly FeedItem[] =>
  [...fromArticles(), ...fromCases()]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, feedLength);

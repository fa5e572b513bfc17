import { articlePath, articles } from "@kolam/content/blog/articles";
import { company, mailboxes } from "@kolam/content/company";
import { blogPage } from "@kolam/content/pages/blog-page";
import { paths } from "@kolam/content/paths";
import { momentOf } from "../../../src/seo/moment.ts";
import { feedLength, feedTitle, icons } from "../../../src/seo/site-tags.ts";

/** An article as the feeds carry it. */
export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The full text, with full addresses. */
  readonly html: string;
  readonly published: Date;
  readonly updated: Date;
  readonly author: string;
  readonly categories: readonly string[];
}

/** The blog as a feed, before it is written in one of the formats. */
export interface ArticleFeed {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly author: { readonly name: string; readonly email: string };
  /** The page the feed belongs to. */
  readonly home: string;
  readonly icon: string;
  readonly updated: Date;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

/**
 * The newest articles as a feed.
 * @param html the body of an article as HTML with full addresses
 */
export function articleFeed(origin: string, html: (slug: string) => string): ArticleFeed {
  const items = articles.slice(0, feedLength).map(
    (article): FeedItem => ({
      url: `${origin}${articlePath(article.slug)}`,
      title: article.title,
      summary: article.excerpt,
      html: html(article.slug),
      published: new Date(momentOf(article.date)),
      updated: new Date(momentOf(article.updated)),
      author: article.author,
      categories: [article.category, ...article.tags],
    }),
  );
  return {
    origin,
    title: feedTitle,
    description: blogPage.hero.lead,
    language: "en-IN",
    author: { name: company.name, email: mailboxes.hello.address },
    home: `${origin}${paths.blog.path}`,
    icon: `${origin}${icons.png512}`,
    updated: new Date(Math.max(...items.map(({ updated }) => updated.getTime()))),
    items,
  };
}

import { allCategories } from "@site/texts/pages/blog";
import {
  type ArticleAuthor,
  type ArticleCategory,
  articleCategories,
} from "@site/words/authors-and-categories";
import type { InLanguage } from "../basics/types.ts";
import type { ArticleSlug } from "../pages/paths.ts";
import type { ServiceId } from "../services/services.ts";
import type { Picture } from "../types/picture.ts";
import type { Source } from "../types/source.ts";
import type { ArticleCover } from "./article-cover.ts";

/** The options of the blog's filter: every article, or one category. */
export const articleFilters = [allCategories, ...articleCategories] as const;

/** One of {@link articleFilters}. */
export type ArticleFilter = (typeof articleFilters)[number];

/** A heading in an article, for its table of contents. */
export interface ArticleHeading {
  /** The anchor of the heading: its text as written in addresses. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Why an article is not published yet: it is a draft, or its date is in the future. */
export type Awaited = "draft" | "date";

/** An article without its body. Written by `pnpm generate`, never by hand. */
export interface ArticleMeta extends InLanguage {
  /** Serial number by date. The oldest article has 1. */
  readonly id: number;
  /** The last part of the article's path and the name of its file. */
  readonly slug: string;
  /** Only in `pnpm dev`: a build leaves out unpublished entries. */
  readonly awaits?: Awaited;
  readonly title: string;
  /** For search engines and social cards, 110 to 160 characters. */
  readonly description: string;
  /** For the article's card and the introduction on its page. */
  readonly excerpt: string;
  readonly category: ArticleCategory;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  /** Day of the last change, `YYYY-MM-DD`; the same as `date` if there was none. */
  readonly updated: string;
  readonly author: ArticleAuthor;
  /** In the article; one of your own on its card and its social card too, instead of the cover. */
  readonly photo?: Picture;
  /**
   * The card, the social card, and what is shown until the photo has loaded. If it is missing, a
   * plain cover is made.
   */
  readonly cover?: ArticleCover;
  /** The cover's alt text, unless that is the title. */
  readonly coverText?: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  /** The services whose pages its text links to. */
  readonly services: readonly ServiceId[];
  /** Where its facts come from, if its author says so. */
  readonly sources?: readonly Source[];
  /** Its former paths, possibly on another site: hosts redirect them to it. */
  readonly formerly?: readonly string[];
  /** Number of words in the body, without code. */
  readonly words: number;
  /** In minutes, at 200 words a minute, rounded up. */
  readonly readTime: number;
  readonly headings: readonly ArticleHeading[];
}

/** The fields of an article on its card. The blog's search uses them too. */
export type ArticleCard = Pick<
  ArticleMeta,
  | "slug"
  | "language"
  | "awaits"
  | "title"
  | "excerpt"
  | "category"
  | "date"
  | "photo"
  | "coverText"
  | "tags"
  | "readTime"
>;

/** An article as other pages link to it. */
export interface NamedArticle extends Pick<ArticleMeta, "title" | "language"> {
  readonly slug: ArticleSlug;
}

/** An article in a list. */
export interface ListedArticle extends ArticleCard {
  readonly slug: ArticleSlug;
}

/**
 * Only the fields of an article that its card needs, because the browser loads them for a whole
 * list.
 */
export function articleCard<Item extends ArticleCard>(
  article: Item,
): Pick<Item, keyof ArticleCard> {
  const {
    slug,
    language,
    awaits,
    title,
    excerpt,
    category,
    date,
    photo,
    coverText,
    tags,
    readTime,
  } = article;
  const others = {
    ...(language ? { language } : {}),
    ...(awaits ? { awaits } : {}),
    ...(photo ? { photo } : {}),
    ...(coverText ? { coverText } : {}),
  };
  return { slug, ...others, title, excerpt, category, date, tags, readTime };
}

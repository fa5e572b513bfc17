import {
  type ArticleCategory,
  articleCategories,
  articleCount,
  type ListedArticle,
  newestArticles,
} from "@kolam/content/blog/article-list";
import { useEffect, useState } from "react";
import { searchFile } from "../../../articles/data-files.ts";
import { fetchData } from "../../../articles/fetched-articles.ts";

type Photo = ListedArticle["photo"];

/** All articles as the blog's search needs them, written small: what many share stands in lists. */
export interface PackedIndex {
  readonly photos: readonly Photo[];
  readonly tags: readonly string[];
  /** Slug, title, excerpt, category, date, photo, tags and minutes; the newest article first. */
  readonly articles: readonly (readonly [
    slug: ListedArticle["slug"],
    title: string,
    excerpt: string,
    category: number,
    date: string,
    photo: number,
    tags: readonly number[],
    readTime: number,
  ])[];
}

/** Writes a list of articles small. */
export function packIndex(list: readonly ListedArticle[]): PackedIndex {
  const photos = [...new Set(list.map(({ photo }) => photo))];
  const tags = [...new Set(list.flatMap((article) => article.tags))];
  const places = { photos: placesOf(photos), tags: placesOf(tags) };
  const categories = placesOf<ArticleCategory>(articleCategories);
  return {
    photos,
    tags,
    articles: list.map((article) => [
      article.slug,
      article.title,
      article.excerpt,
      categories.get(article.category) ?? 0,
      article.date,
      places.photos.get(article.photo) ?? 0,
      article.tags.map((tag) => places.tags.get(tag) ?? 0),
      article.readTime,
    ]),
  };
}

function placesOf<Item>(items: readonly Item[]): ReadonlyMap<Item, number> {
  return new Map(items.map((item, place) => [item, place]));
}

/** The list that {@link packIndex} wrote. */
export function unpackIndex({ photos, tags, articles }: PackedIndex): ListedArticle[] {
  return articles.flatMap(([slug, title, excerpt, place, date, picture, own, readTime]) => {
    const category = articleCategories[place];
    const photo = photos[picture];
    if (category === undefined || photo === undefined) return [];
    const names = own.flatMap((tag) => tags[tag] ?? []);
    return [{ slug, title, excerpt, category, date, photo, tags: names, readTime }];
  });
}

/** Whether the page has come with all articles there are. */
const isComplete = newestArticles.length === articleCount;

/** @throws when the list cannot be fetched */
async function fetchIndex(): Promise<readonly ListedArticle[]> {
  const packed = await fetchData<PackedIndex>(searchFile);
  if (!packed) throw new Error(`${searchFile} is missing.`);
  return unpackIndex(packed);
}

/** Fetches the list of all articles before it is wanted. A failure here is no failure yet. */
export function fetchArticleIndex(): void {
  if (!isComplete) fetchIndex().catch(() => {});
}

/** The list that a search looks through, as far as it is there. */
export interface ArticleIndex {
  /** `undefined` while it is on its way or cannot be had. */
  readonly articles: readonly ListedArticle[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The list of all articles, fetched once it is `wanted`. */
export function useArticleIndex(wanted: boolean): ArticleIndex {
  const [articles, setArticles] = useState<readonly ListedArticle[] | undefined>(
    isComplete ? newestArticles : undefined,
  );
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isMissing = wanted && articles === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let left = false;
    fetchIndex().then(
      (list) => {
        if (!left) setArticles(list);
      },
      () => {
        if (!left) setFailedAttempt(attempt);
      },
    );
    return () => {
      left = true;
    };
  }, [isMissing, attempt]);
  return { articles, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}

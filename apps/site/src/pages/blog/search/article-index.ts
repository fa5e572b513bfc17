import {
  type ArticleCategory,
  articleCategories,
  articleCount,
  type ListedArticle,
  newestArticles,
} from "@kolam/content/blog/article-list";
import { useEffect, useState } from "react";
import { searchFile } from "../../../articles/data-files.ts";
import { fetchData } from "../../../articles/fetch-data.ts";

type Photo = ListedArticle["photo"];

/** All articles in a compact form for the blog's search: articles refer to photos and tags by index. */
export interface PackedIndex {
  readonly photos: readonly Photo[];
  readonly tags: readonly string[];
  /** The newest article first. `category` is an index too, into the list of all categories. */
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

/** Packs a list of articles. */
export function packIndex(list: readonly ListedArticle[]): PackedIndex {
  const photos = [...new Set(list.map(({ photo }) => photo))];
  const tags = [...new Set(list.flatMap((article) => article.tags))];
  const photoIndex = indexOf(photos);
  const tagIndex = indexOf(tags);
  const categoryIndex = indexOf<ArticleCategory>(articleCategories);
  return {
    photos,
    tags,
    articles: list.map((article) => [
      article.slug,
      article.title,
      article.excerpt,
      categoryIndex.get(article.category) ?? 0,
      article.date,
      photoIndex.get(article.photo) ?? 0,
      article.tags.map((tag) => tagIndex.get(tag) ?? 0),
      article.readTime,
    ]),
  };
}

/** The index of each item. */
function indexOf<Item>(items: readonly Item[]): ReadonlyMap<Item, number> {
  return new Map(items.map((item, index) => [item, index]));
}

/** Restores the list that {@link packIndex} packed. */
export function unpackIndex({ photos, tags, articles }: PackedIndex): ListedArticle[] {
  return articles.flatMap((packed) => {
    const [slug, title, excerpt, categoryIndex, date, photoIndex, tagIndexes, readTime] = packed;
    const category = articleCategories[categoryIndex];
    const photo = photos[photoIndex];
    if (category === undefined || photo === undefined) return [];
    const articleTags = tagIndexes.flatMap((index) => tags[index] ?? []);
    return [{ slug, title, excerpt, category, date, photo, tags: articleTags, readTime }];
  });
}

/** Whether every article is part of the page's code, so that nothing needs to be fetched. */
const isComplete = newestArticles.length === articleCount;

/** @throws when the list cannot be fetched */
async function fetchIndex(): Promise<readonly ListedArticle[]> {
  const packed = await fetchData<PackedIndex>(searchFile);
  if (!packed) throw new Error(`${searchFile} is missing.`);
  return unpackIndex(packed);
}

/** Fetches the list of all articles in advance. Errors are ignored: the search itself fetches it again. */
export function prefetchArticleIndex(): void {
  if (!isComplete) fetchIndex().catch(() => {});
}

/** The state of the list that the search works on. */
export interface ArticleIndex {
  /** `undefined` while the list is being fetched and after a failure. */
  readonly articles: readonly ListedArticle[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The list of all articles, fetched once it is `needed`. */
export function useArticleIndex(needed: boolean): ArticleIndex {
  const [articles, setArticles] = useState<readonly ListedArticle[] | undefined>(
    isComplete ? newestArticles : undefined,
  );
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isMissing = needed && articles === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCancelled = false;
    fetchIndex().then(
      (list) => {
        if (!isCancelled) setArticles(list);
      },
      () => {
        if (!isCancelled) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isMissing, attempt]);
  return { articles, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}

import { type UIMatch, useMatches } from "react-router-dom";
import type { ArticleData, ListData } from "../articles/article-source.ts";
import { config } from "../config.ts";
import { HeadElement } from "./head-element.tsx";
import type { PageRef } from "./page-ref.ts";
import { type PageWords, wordsOfArticle, wordsOfPage, wordTags } from "./page-words.ts";

const notFound = { id: "not-found" } as const;

/** The words of the matched page. Data is `null` for an article or a list page that does not exist. */
function wordsOfMatch({ id, loaderData }: UIMatch): PageWords {
  if (id === "article") {
    const data = loaderData as ArticleData | null;
    return data ? wordsOfArticle(data.article) : wordsOfPage(notFound);
  }
  if (id === "blog-page") {
    const data = loaderData as ListData | null;
    return wordsOfPage(data ? { id: "blog", page: data.page } : notFound);
  }
  return wordsOfPage({ id } as Exclude<PageRef, { id: "article" }>);
}

/**
 * The title, description, robots and canonical link of the page on screen. React moves them into the
 * document's head and replaces them when another page opens.
 */
export function PageHead() {
  const match = useMatches().at(-1);
  if (!match) return null;
  return wordTags(wordsOfMatch(match), config.origin).map((tag) => (
    <HeadElement key={keyOf(tag)} tag={tag} />
  ));
}

function keyOf(tag: ReturnType<typeof wordTags>[number]): string {
  return "attributes" in tag ? (tag.attributes.name ?? tag.attributes.rel ?? "") : tag.tag;
}

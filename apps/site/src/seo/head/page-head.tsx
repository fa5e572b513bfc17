import { type UIMatch, useMatches } from "react-router-dom";
import type { ArticleData, ListData, Missing } from "../../articles/article-source.ts";
import { config } from "../../config.ts";
import type { PageRef } from "../page-ref.ts";
import { type PageWords, wordsOfArticle, wordsOfPage } from "../page-words.ts";
import { HeadElement } from "./head-element.tsx";
import type { HeadTag } from "./head-tag.ts";
import { pageTags } from "./page-tags.ts";

const notFound = { id: "not-found" } as const;

/** Whether a route has its data: there may be none, or it could not be loaded. */
const has = <Data extends object>(data: Data | Missing | undefined): data is Data =>
  data !== undefined && !("Missing" in data);

/** The words of the matched page, which is the not-found page when the article or list page does not exist. */
function wordsOfMatch({ id, loaderData }: UIMatch): PageWords {
  if (id === "article") {
    const data = loaderData as ArticleData | Missing | undefined;
    return has(data) ? wordsOfArticle(data.article) : wordsOfPage(notFound);
  }
  if (id === "blog-page") {
    const data = loaderData as ListData | Missing | undefined;
    return wordsOfPage(has(data) ? { id: "blog", page: data.page } : notFound);
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
  return pageTags(wordsOfMatch(match), config.origin).map((tag) => (
    <HeadElement key={keyOf(tag)} tag={tag} />
  ));
}

function keyOf(tag: HeadTag): string {
  return "attributes" in tag ? (tag.attributes.name ?? tag.attributes.rel ?? "") : tag.tag;
}

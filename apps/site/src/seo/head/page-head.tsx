import { type PageId, paths } from "@kolam/content/model/pages/paths";
import { type UIMatch, useMatches } from "react-router-dom";
import type { PageWords, WithHead } from "../../articles/data-of.ts";
import { config } from "../../config.ts";
import { wordsOfPage } from "../page-words.ts";
import { HeadElement } from "./head-element.tsx";
import type { HeadTag } from "./head-tag.ts";
import { pageTags } from "./page-tags.ts";

/**
 * The words of the matched page: those that its data bring, a fixed page's, or the not-found
 * page's.
 */
function wordsOfMatch({ id, loaderData }: UIMatch): PageWords {
  const { head } = (loaderData ?? {}) as Partial<WithHead<object>>;
  return head ?? wordsOfPage(Object.hasOwn(paths, id) ? (id as PageId) : "not-found");
}

/**
 * The title, description, robots and canonical link of the page on screen. React moves them into
 * the document's head and replaces them when another page opens.
 */
export function PageHead() {
  const match = useMatches().at(-1);
  if (!match) return null;
  return pageTags(wordsOfMatch(match), config).map((tag) => (
    <HeadElement key={keyOf(tag)} tag={tag} />
  ));
}

function keyOf(tag: HeadTag): string {
  return "attributes" in tag ? (tag.attributes.name ?? tag.attributes.rel ?? "") : tag.tag;
}

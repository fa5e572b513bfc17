import { withLabel } from "@kolam/content/model/basics/lists";
import { articleBySlug } from "@kolam/content/model/blog/articles";
import { landingBySlug } from "@kolam/content/model/landing/pages";
import { caseById } from "@kolam/content/model/portfolio/cases";
import { titles } from "@site/lists/words/titles";
import { openings } from "@site/words/openings";
import { isServiceId, type PageRef } from "../../../src/seo/page-ref.ts";

/** What the site's own lists call a page, and the list that it is in. */
export function pageName(ref: Exclude<PageRef, { id: "not-found" }>): {
  readonly name: string;
  readonly list?: string;
} {
  if (ref.id === "article") {
    return { name: articleBySlug(ref.slug)?.title ?? ref.slug, list: titles.blog };
  }
  if (ref.id === "case") {
    const told = caseById(ref.slug);
    return { name: told ? withLabel(told.client, told.project) : ref.slug, list: titles.portfolio };
  }
  if (ref.id === "opening") {
    const opening = openings.find(({ id }) => id === ref.slug);
    return { name: opening?.title ?? ref.slug, list: titles.careers };
  }
  if (ref.id === "landing") return { name: landingBySlug(ref.slug)?.title ?? ref.slug };
  const name = titles[ref.id];
  return isServiceId(ref.id) ? { name, list: titles.services } : { name };
}

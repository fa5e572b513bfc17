import { articleBySlug } from "@kolam/content/articles";
import { blogPage } from "@kolam/content/blog-page";
import { company } from "@kolam/content/company";
import { home } from "@kolam/content/home";
import { paths, serviceIds } from "@kolam/content/paths";
import { formatPrice, priceLabel, startingPrices } from "@kolam/content/prices";
import type { RouteMatch } from "../navigation/match-route.ts";
import { pageMeta } from "./page-meta.ts";

/** Width and height of every social card, in pixels: what the large previews of all networks show. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The words on a social card. */
export interface CardWords {
  /** What kind of page it is. */
  readonly eyebrow: string;
  readonly title: string;
  /** A fact that helps to decide whether to open the page; may be empty. */
  readonly note: string;
}

/**
 * The file of a page's social card. The not-found page, without a path, borrows the home page's, and
 * the further pages of the blog's list that of the first.
 */
export function cardPath(path: string | null): string {
  if (path?.startsWith("/blog/page/")) return cardPath(paths.blog.path);
  return `/cards/${path === null || path === "/" ? "home" : path.slice(1)}.png`;
}

/** The words on the card of a route. */
export function cardWords(match: RouteMatch): CardWords {
  const { shortTitle } = pageMeta(match.page === undefined ? match : { id: match.id });
  if (match.id === "home" || match.id === "not-found") {
    const { founded, city } = company;
    return {
      eyebrow: home.hero.eyebrow,
      title: company.tagline,
      note: `${city}, since ${founded}`,
    };
  }
  if (match.id === "article") {
    const article = articleBySlug(match.slug);
    return {
      eyebrow: article?.category ?? paths.blog.title,
      title: shortTitle,
      note: article ? `${article.author} · ${blogPage.readTime(article.readTime)}` : "",
    };
  }
  const service = serviceIds.find((id) => id === match.id);
  return {
    eyebrow: service ? paths.services.title : paths[match.id].title,
    title: shortTitle,
    note: service ? `${priceLabel} ${formatPrice(startingPrices[service])}` : "",
  };
}

/** What a card shows, for those who do not see it. */
export function cardAlt({ title }: CardWords): string {
  const words = title.replace(/\.$/, "");
  return `The words “${words}” beside a kolam, one line drawn around a grid of dots.`;
}

import { listed } from "@kolam/content/model/basics/lists";
import { coverWords } from "@kolam/content/model/blog/article-cover";
import { articleBySlug } from "@kolam/content/model/blog/articles";
import { landingBySlug } from "@kolam/content/model/landing/pages";
import { paths, type RouteId, serviceIds } from "@kolam/content/model/pages/paths";
import { caseById } from "@kolam/content/model/portfolio/cases";
import { prices } from "@kolam/content/model/services/told-prices";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { servicePages } from "@site/lists/words/service-pages";
import { titles } from "@site/lists/words/titles";
import { cardText } from "@site/words/files";
import { groupTitles } from "@site/words/group-titles";
import { openings } from "@site/words/openings";
import { about } from "@site/words/pages/about";
import { blogPage } from "@site/words/pages/blog-page";
import { careers } from "@site/words/pages/careers";
import { contact } from "@site/words/pages/contact";
import { home } from "@site/words/pages/home";
import { portfolio } from "@site/words/pages/portfolio";
import { privacy } from "@site/words/pages/privacy";
import { quote } from "@site/words/pages/quote";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { servicesPage } from "@site/words/pages/services-page";
import { terms } from "@site/words/pages/terms";
import { thankYou } from "@site/words/pages/thank-you";
import { cardPicture } from "./card-picture.ts";
import { pageMeta } from "./page-meta.ts";
import type { PageRef } from "./page-ref.ts";

/** The words on a social card. */
export interface CardWords {
  /** The kind of page; empty when the title makes it clear. */
  readonly eyebrow: string;
  readonly title: string;
  /** The last words of the title, if they are in the accent colour. */
  readonly accent?: string;
  /** A fact that helps a reader decide whether to open the page; may be empty. */
  readonly note: string;
}

type Headline = Pick<CardWords, "title"> & Partial<Pick<CardWords, "eyebrow">>;

/**
 * The headlines of pages that have one. The social network shows the page's title beside the card.
 */
const headlines: Partial<Record<RouteId, Headline>> = {
  about: about.hero,
  services: servicesPage.hero,
  contact: contact.hero,
  ...Object.fromEntries(serviceIds.map((id) => [id, servicePages[id].hero])),
  blog: blogPage.hero,
  careers: careers.hero,
  quote: quote.hero,
  portfolio: portfolio.hero,
  "seo-analyzer": analyzerPage.hero,
  "thank-you": { eyebrow: "", title: thankYou.title },
};

const notes: Partial<Record<RouteId, string>> = {
  about: cardText.since,
  contact: company.phone?.display ?? mailboxes.hello.address,
  ...Object.fromEntries(serviceIds.map((id) => [id, prices[id].starting])),
  privacy: privacy.updated.text,
  terms: terms.updated.text,
};

/** Splits a title of the form “Name: rest” into eyebrow and title. */
function splitTitle(name: string, title: string): Headline | undefined {
  if (!title.startsWith(`${name}: `)) return undefined;
  const rest = title.slice(name.length + 2);
  return { eyebrow: name, title: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/**
 * The words on the card of a page: those that the page itself begins with, or those of the
 * article's cover.
 */
export function cardWords(ref: PageRef): CardWords {
  if (ref.id === "home" || ref.id === "not-found") {
    const { eyebrow, title, accent } = home.hero;
    return { eyebrow, title: `${title} ${accent}`, accent, note: "" };
  }
  const { shortTitle } = pageMeta(ref.page === undefined ? ref : { id: ref.id });
  if (ref.id === "article") {
    const article = articleBySlug(ref.slug);
    if (!article) return { eyebrow: titles.blog, title: shortTitle, note: "" };
    const { figure, phrase } = coverWords(article);
    return { eyebrow: "", title: `${figure} ${phrase}`, note: "" };
  }
  if (ref.id === "case") {
    const caseStudy = caseById(ref.slug);
    if (!caseStudy) return { eyebrow: titles.portfolio, title: shortTitle, note: "" };
    const { client, project, figure } = caseStudy;
    return { eyebrow: client, title: project, note: `${figure.value} ${figure.label}` };
  }
  if (ref.id === "opening") {
    const opening = openings.find(({ id }) => id === ref.slug);
    return {
      eyebrow: titles.careers,
      title: opening?.title ?? shortTitle,
      note: opening ? listed([opening.location, opening.type]) : "",
    };
  }
  if (ref.id === "landing")
    return { eyebrow: landingBySlug(ref.slug)?.eyebrow ?? "", title: shortTitle, note: "" };
  const name = titles[ref.id];
  const { group } = paths[ref.id];
  const { eyebrow = name, title } = headlines[ref.id] ??
    splitTitle(name, shortTitle) ?? { eyebrow: group ? groupTitles[group] : "", title: shortTitle };
  return { eyebrow, title, note: notes[ref.id] ?? "" };
}

/** The alternative text of a page's card. */
export function cardAlt(ref: PageRef): string {
  const picture = cardPicture(ref);
  if (picture) return picture.alt;
  const words = cardWords(ref).title.replace(/\s+/g, " ").replace(/\.$/, "");
  return ref.id === "article" ? cardText.coverAlt(words) : cardText.alt(words);
}

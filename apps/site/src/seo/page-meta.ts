import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { articleBySlug, articles, blogPageCount } from "@kolam/content/model/blog/articles";
import { authorOf } from "@kolam/content/model/blog/authors";
import { landingBySlug, landings } from "@kolam/content/model/landing/pages";
import { hasFeature } from "@kolam/content/model/pages/features";
import { inLanguage, others } from "@kolam/content/model/pages/languages";
import { factsOfRoute, type PageId, pageIds } from "@kolam/content/model/pages/paths";
import { firstTextWithin } from "@kolam/content/model/pages/search-words";
import { caseById, casePageCount, cases } from "@kolam/content/model/portfolio/cases";
import { isOpen, type Opening } from "@kolam/content/model/types/opening";
import { company } from "@site/facts/company";
import { pageDays } from "@site/lists/words/dates";
import { pageUpdated } from "@site/lists/words/meta-dates";
import { titles } from "@site/lists/words/titles";
import { openings } from "@site/words/openings";
import { furtherPages } from "@site/words/pages/blog.meta";
import { sectors } from "@site/words/sectors";
import type { PageWords } from "../articles/data-of.ts";
import type { PageRef } from "./page-ref.ts";
import { wordsOfPage } from "./page-words.ts";
import { routePath } from "./route-path.ts";

/** Everything the build knows about a page. */
export interface PageMeta extends PageWords {
  /** The title without the agency's name, for cards and feeds, which show the name separately. */
  readonly shortTitle: string;
  /**
   * Day on which the page's content last changed, `YYYY-MM-DD`; `undefined` where nobody knows. See
   * decision 0061.
   */
  readonly updated: string | undefined;
  /** Only articles have this. */
  readonly article: {
    readonly published: string;
    readonly author: string;
    readonly section: string;
    readonly tags: readonly string[];
  } | null;
}

const suffix = ` | ${company.name}`;
const withoutSuffix = (title: string) =>
  title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;

/** The day on which a page was published, as its file says; `undefined` for a fixed page. */
export function publishedOf(ref: PageRef): string | undefined {
  if (ref.id === "case") return caseById(ref.slug)?.date;
  if (ref.id === "landing") return landingBySlug(ref.slug)?.date;
  if (ref.id === "opening") return openings.find(({ id }) => id === ref.slug)?.posted;
  return undefined;
}

/** The day that `pnpm generate` wrote for a page, or else that of its publication. */
const recordedDay = (ref: PageRef): string | undefined =>
  pageDays[routePath(ref) ?? ""] ?? publishedOf(ref);

const newestOf = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
/** The day of the last change among pages that another page lists. */
const newestOfList = {
  articles: newestOf(articles.map(({ updated }) => updated)),
  cases: newestOf(cases.map(({ id }) => recordedDay({ id: "case", slug: id }))),
};
const blogPages = blogPageCount(articles.length);
const casePages = casePageCount(cases.length);

/** The days that pages show, which are their authors'. */
const saidDays: Partial<Record<string, string>> = pageUpdated;

/**
 * Whether a page's day is that of its text: not where it shows one that its author says, nor where
 * no search engine asks.
 */
export function isDatedByText(ref: PageRef): boolean {
  if (ref.id === "article" || ref.id === "not-found" || !pageMeta(ref).indexable) return false;
  return "slug" in ref || (ref.page === undefined && saidDays[ref.id] === undefined);
}

function updatedOf(id: PageId): string | undefined {
  const { lists } = factsOfRoute(id);
  return newestOf([saidDays[id] ?? recordedDay({ id }), lists && newestOfList[lists]]);
}

/** Characters of a description that search results show whole, about 920 px. */
const maxDescription = 145;

/** A text and as many of the next text's sentences as there is room for; at least the first text. */
function sentencesWithin(max: number, text: string, next: string): string {
  let all = text;
  for (const sentence of next.split(/(?<=[.!?؟。।])\s+/)) {
    if (all.length + 1 + sentence.length > max) break;
    all += ` ${sentence}`;
  }
  return all;
}

/** The facts of an opening and what it is about; fewer facts where more sentences then have room. */
function describedOpening({ title, department, location, type, description }: Opening): string {
  const facts = [
    `${listed([title, withLabel(department, location), type])}.`,
    `${listed([title, location])}.`,
    `${title}.`,
  ];
  return facts
    .map((text) => sentencesWithin(maxDescription, text, description))
    .reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** What the entry of an article, a case, an opening or a landing page says about its page. */
function fileMeta(
  ref: Extract<PageRef, { slug: string }>,
):
  | (Omit<PageMeta, "path" | "shortTitle" | "indexable"> & Partial<Pick<PageMeta, "indexable">>)
  | undefined {
  if (ref.id === "article") {
    const file = articleBySlug(ref.slug);
    if (!file) return;
    const { title, description, keywords, updated, date, author, category, tags } = file;
    const { name } = authorOf(author);
    const article = { published: date, author: name, section: category, tags };
    return { title, description, keywords, updated, article };
  }
  if (ref.id === "case") {
    const file = caseById(ref.slug);
    if (!file) return;
    const { title, description, client, sector, services } = file;
    const keywords = [client, sectors[sector], ...services.map((service) => titles[service])];
    return { title, description, keywords, updated: recordedDay(ref), article: null };
  }
  if (ref.id === "opening") {
    const opening = openings.find(({ id }) => id === ref.slug);
    if (!opening) return;
    const { title, department, location } = opening;
    return {
      title: firstTextWithin(60, withLabel(title, location) + suffix, `${title}${suffix}`, title),
      description: describedOpening(opening),
      keywords: [title, department, titles.careers],
      updated: recordedDay(ref),
      article: null,
      indexable: isOpen(opening),
    };
  }
  const file = landingBySlug(ref.slug);
  if (!file) return;
  const { title, description } = file;
  return { title, description, keywords: [title], updated: recordedDay(ref), article: null };
}

/** The words of a list's page after the first. */
function listWords(id: "blog" | "portfolio", page: number) {
  if (id === "blog") return furtherPages(page, blogPages);
  const { title, description } = wordsOfPage(id);
  const place = `(${page}/${casePages})`;
  const short = withoutSuffix(title);
  return {
    title: firstTextWithin(
      60,
      `${short} ${place}${suffix}`,
      `${short} ${place}`,
      `${titles[id]} ${place}`,
    ),
    description: `${description} ${place}`,
  };
}

/**
 * The metadata of a page.
 * @throws for an article, a case, an opening or a landing page that does not exist
 */
export function pageMeta(ref: PageRef): PageMeta {
  const path = routePath(ref);
  if ("slug" in ref) {
    const meta = fileMeta(ref);
    if (!meta) throw new Error(`There is no ${ref.id} ${ref.slug}.`);
    return { indexable: true, ...meta, path, shortTitle: withoutSuffix(meta.title) };
  }
  const words = wordsOfPage(ref.id);
  const { title } = words;
  return {
    ...words,
    path,
    shortTitle: withoutSuffix(title),
    updated: ref.id === "not-found" ? undefined : updatedOf(ref.id),
    article: null,
    ...(ref.page === undefined ? {} : listWords(ref.id, ref.page)),
  };
}

/** The part of a page's metadata that stays right while visitors go from page to page. */
export function headOf(ref: PageRef): PageWords {
  const { path, title, description, keywords, indexable } = pageMeta(ref);
  const head = { path, title, description, keywords, indexable };
  const isFixed = !("slug" in ref) && ref.page === undefined;
  if (isFixed || path === null || others.length === 0) return head;
  const versions = others.filter((other) => inLanguage(other, path));
  return { ...head, languages: versions.map(({ language }) => language) };
}

/**
 * Every page that has an HTML file, except the not-found page: the fixed pages in the order of
 * `paths`, then the lists from their second page, then the articles by date, the cases, the
 * openings and the landing pages.
 */
export function allPages(): readonly Exclude<PageRef, { id: "not-found" }>[] {
  return [
    ...pageIds.map((id) => ({ id })),
    ...Array.from({ length: blogPages - 1 }, (_, n) => ({ id: "blog", page: n + 2 }) as const),
    ...Array.from({ length: casePages - 1 }, (_, n) => ({ id: "portfolio", page: n + 2 }) as const),
    ...articles.map(({ slug }) => ({ id: "article", slug }) as const),
    ...cases.map(({ id }) => ({ id: "case", slug: id }) as const),
    ...(hasFeature("careers") ? openings : []).map(
      ({ id }) => ({ id: "opening", slug: id }) as const,
    ),
    ...landings.map(({ slug }) => ({ id: "landing", slug }) as const),
  ];
}

import { articleCount } from "@site/entries/article-slugs";
import type { ArticleSlug } from "@site/entries/first/article-slugs";
import type { landingSlugs as allLandingSlugs } from "@site/entries/first/landing-slugs";
import { landingSlugs } from "@site/entries/landing-slugs";
import type { leftOut } from "@site/facts/features";
import { otherPages, paths } from "@site/lists/pages";
import { absent } from "@site/lists/words/absent";
import {
  type CaseId,
  caseCount,
  type SectorId,
  type ServiceId,
  serviceIds,
  type ToldServiceId,
} from "../services/services.ts";
import { hasFeature } from "./features.ts";
import { type PathGroup, pathGroups, type RouteFacts } from "./page-facts.ts";

export type { ArticleSlug, PathGroup };
/**
 * Every fixed page of the site, as the folders of the pages say. The route table, the menus,
 * `sitemap.xml`, the sitemap page, the breadcrumbs, the redirects and the tests are all derived
 * from this list. A link to a page that is not in it is a type error.
 */
export { type CaseId, caseCount, pathGroups, paths, type ServiceId, serviceIds };

/** The name of a fixed page, e.g. `"about"` or `"seo"`. */
export type PageId = keyof typeof paths;

/** The canonical path of a fixed page, e.g. `"/contact"`. */
export type PagePath = (typeof paths)[PageId]["path"];

/** The canonical path of an article. */
export type ArticlePath = `/blog/${ArticleSlug}`;

/** The canonical path of a case. */
export type CasePath = `/portfolio/${CaseId}`;

/** The canonical path of a landing page. */
export type LandingPath = `/${(typeof allLandingSlugs)[number]}`;

/**
 * The canonical path of an opening. No link in the words leads there, since openings come and go.
 */
export type OpeningPath = `${typeof paths.careers.path}/${string}`;

/**
 * The landing pages, by the last part of their path. Only the build and tests use them: there may
 * be thousands.
 */
export const landings: readonly string[] = landingSlugs;

/** The path of a page of the blog's list. */
export type BlogListPath = "/blog" | `/blog/page/${number}`;

/** The path of a page of the portfolio. */
export type CaseListPath = "/portfolio" | `/portfolio/page/${number}`;

/** The anchors that other pages link to; see `anchors.ts`. */
export interface Anchors {
  readonly careers: "open-positions" | "application-form";
  readonly portfolio: ToldServiceId | SectorId | CaseId;
  readonly privacy: "cookies";
}

type AnchoredPath =
  | { [Id in keyof Anchors]: `${(typeof paths)[Id]["path"]}#${Anchors[Id]}` }[keyof Anchors]
  | `${LandingPath}#${string}`;

/**
 * An address on this site: a page, an article, a case, an opening, a page of the blog's list, or an
 * anchor on a page.
 */
export type SitePath =
  | PagePath
  | ArticlePath
  | CasePath
  | LandingPath
  | OpeningPath
  | BlogListPath
  | CaseListPath
  | TickedPath
  | AnchoredPath;

/** The quote request with a service preselected. */
export type TickedPath = `${typeof paths.quote.path}?services=${ServiceId}`;

type LeftOutPath = (typeof paths)[Extract<(typeof leftOut)[number], PageId>]["path"];

/**
 * An internal link in a text. A link to a page that is switched off is a type error; if the page
 * does not exist in this language, the link leads to the first language.
 */
export type Href = Exclude<
  SitePath,
  OpeningPath | LeftOutPath | `${LeftOutPath}${"#" | "?"}${string}`
>;

const absentIds: readonly string[] = absent;

/** Pages that exist only while they have something to list. */
const entriesOf: Partial<Record<string, number>> = { blog: articleCount, portfolio: caseCount };

/**
 * The fixed pages that the site has: those of {@link paths} without what is left out or absent in
 * this language, no blog until an article is online, and no portfolio without a case.
 */
export const pageIds: readonly PageId[] = (Object.keys(paths) as PageId[]).filter(
  (id) => hasFeature(id) && !absentIds.includes(id) && entriesOf[id] !== 0,
);

/** The given pages that the site has. */
export const present = (ids: readonly PageId[]): readonly PageId[] =>
  ids.filter((id) => pageIds.includes(id));

type OtherId = keyof typeof otherPages;

/** The name of a kind of entries with a page each, such as `"article"`. */
export type EntryId = {
  readonly [Id in OtherId]: (typeof otherPages)[Id]["path"] extends "*" ? never : Id;
}[OtherId];

/** The name of any page's folder. */
export type RouteId = PageId | OtherId;

const facts: Readonly<Record<RouteId, RouteFacts>> = { ...paths, ...otherPages };

/** The facts of a page. The path of the pages of entries ends with `/:slug`. */
export const factsOfRoute = (id: RouteId): RouteFacts => facts[id];

/** The kinds of entries that have a page each. */
export const entryIds = (Object.keys(otherPages) as OtherId[]).filter(
  (id) => otherPages[id].path !== "*",
) as readonly OtherId[] as readonly EntryId[];

/** The pages that are mostly a form. */
export const formPages: readonly PageId[] = pageIds.filter((id) => facts[id].form);

/** The fixed pages of one group, in the order of {@link paths}. */
export function pagesOfGroup(group: PathGroup): PageId[] {
  return pageIds.filter((id) => paths[id].group === group);
}

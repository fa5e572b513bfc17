import type { leftOut } from "@site/facts/parts";
import { serviceFacts } from "@site/facts/services";
import { articleCount } from "@site/words/article-slugs.generated";
import { landingSlugs } from "@site/words/landing-slugs.generated";
import { absent } from "@site/words/language";
import type { ArticleSlug } from "#first/article-slugs.generated.ts";
import type { landingSlugs as allLandingSlugs } from "#first/landing-slugs.generated.ts";
import {
  caseCount,
  type SectorId,
  type ServiceId,
  type StoryId,
  serviceIds,
  type ToldServiceId,
} from "../services/services.ts";
import { has } from "./parts.ts";

export type { ArticleSlug };
export { caseCount, type ServiceId, type StoryId, serviceIds };

/** The groups in which the menus, the footer and the sitemap page list the pages. */
export const pathGroups = ["main", "services", "resources", "legal"] as const;

/** One of {@link pathGroups}. */
export type PathGroup = (typeof pathGroups)[number];

interface PathEntry {
  /** Canonical path: lower case, no extension, no trailing slash except for the home page. */
  readonly path: `/${string}`;
  /** The group that lists the page; `null` for a page that is in no list. */
  readonly group: PathGroup | null;
  /**
   * Whether the page is mostly a form. It becomes interactive as soon as the browser is idle, and
   * is not rendered before it is asked for, because it restores what was typed into it.
   */
  readonly form?: true;
  /** Whether search engines may index the page and `sitemap.xml` lists it. */
  readonly indexable: boolean;
}

type ServicePaths = {
  readonly [Id in ServiceId]: {
    readonly path: (typeof serviceFacts)[Id]["path"];
    readonly group: "services";
    readonly indexable: true;
  };
};

/** The pages of the services, from their own facts. */
const servicePaths = Object.fromEntries(
  serviceIds.map((id) => [id, { path: serviceFacts[id].path, group: "services", indexable: true }]),
) as ServicePaths;

/**
 * Every fixed page of the site. The route table, the menus, `sitemap.xml`, the sitemap page, the
 * breadcrumbs, the redirects and the tests are all derived from this list. A link to a page that is
 * not in it is a type error.
 */
export const paths = {
  home: { path: "/", group: "main", indexable: true },
  about: { path: "/about", group: "main", indexable: true },
  services: { path: "/services", group: "main", indexable: true },
  contact: { path: "/contact", group: "main", indexable: true, form: true },
  ...servicePaths,
  blog: { path: "/blog", group: "resources", indexable: true },
  careers: { path: "/careers", group: "resources", indexable: true, form: true },
  quote: { path: "/quote", group: "resources", indexable: true, form: true },
  prices: { path: "/prices", group: "resources", indexable: true },
  proof: { path: "/proof", group: "resources", indexable: true },
  portfolio: { path: "/portfolio", group: "resources", indexable: true },
  "seo-analyzer": {
    path: "/seo-analyzer",
    group: "resources",
    indexable: true,
    form: true,
  },
  privacy: { path: "/privacy", group: "legal", indexable: false },
  terms: { path: "/terms", group: "legal", indexable: false },
  accessibility: { path: "/accessibility", group: "legal", indexable: false },
  sitemap: { path: "/sitemap", group: "legal", indexable: true },
  "thank-you": { path: "/thank-you", group: null, indexable: false },
} as const satisfies Record<string, PathEntry>;

/** The name of a fixed page, e.g. `"about"` or `"seo"`. */
export type PageId = keyof typeof paths;

/** The canonical path of a fixed page, e.g. `"/contact"`. */
export type PagePath = (typeof paths)[PageId]["path"];

/** The canonical path of an article. */
export type ArticlePath = `/blog/${ArticleSlug}`;

/** The canonical path of a case. */
export type CasePath = `/portfolio/${StoryId}`;

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
  readonly portfolio: ToldServiceId | SectorId | StoryId;
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
  | AnchoredPath;

type LeftOutPath = (typeof paths)[Extract<(typeof leftOut)[number], PageId>]["path"];

/**
 * An internal link in the words. One to a page that is left out is a type error; one that is absent
 * in this language leads to the first one.
 */
export type Href = Exclude<SitePath, OpeningPath | LeftOutPath | `${LeftOutPath}#${string}`>;

const absentIds: readonly string[] = absent;

/**
 * The fixed pages that the site has: those of {@link paths} without what is left out or absent in
 * this language, and no blog as long as no article is online.
 */
export const pageIds: readonly PageId[] = (Object.keys(paths) as PageId[]).filter(
  (id) => has(id) && !absentIds.includes(id) && (id !== "blog" || articleCount > 0),
);

/**
 * Those of these pages that the site has, and has something to show on: no portfolio as long as
 * there is no case.
 */
export const present = (ids: readonly PageId[]): readonly PageId[] =>
  ids.filter((id) => pageIds.includes(id) && (id !== "portfolio" || caseCount > 0));

/** The pages that are mostly a form. */
export const formPages: readonly PageId[] = pageIds.filter((id) => "form" in paths[id]);

/** The fixed pages of one group, in the order of {@link paths}. */
export function pagesOfGroup(group: PathGroup): PageId[] {
  return pageIds.filter((id) => paths[id].group === group);
}

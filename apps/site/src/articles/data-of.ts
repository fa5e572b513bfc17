import type { ListedArticle } from "@kolam/content/model/blog/article-list";
import type { RouteId } from "@kolam/content/model/pages/paths";
import type { ListedCase } from "@kolam/content/model/portfolio/case-list";
import type { Case } from "@kolam/content/model/types/case";
import type { Landing } from "@kolam/content/model/types/landing";
import type { Opening } from "@kolam/content/model/types/opening";
import type { Drawing } from "@kolam/ui/kolam";
import type { Article } from "@site/entries/articles";
import type { ComponentType } from "react";
import type { BodyNode } from "./article-body.tsx";

/**
 * The data of pages that are entries of a list, by route. Most of them get their text from a file.
 */
export interface FilePages {
  /** An article, and those that its page recommends at the end. */
  readonly article: WithBody<{
    readonly article: Article;
    /** Until its stock photo has loaded. */
    readonly drawing?: Drawing;
    readonly related: readonly ListedArticle[];
  }>;
  /** A case, and the next one, which its page links to at the end. */
  readonly case: WithBody<{ readonly caseStudy: Case; readonly next: Case | undefined }>;
  /** A landing page, and the cases of its sector, if it is about one. */
  readonly landing: WithBody<{
    readonly page: Landing;
    readonly drawing: Drawing;
    readonly cases?: readonly ListedCase[];
  }>;
  readonly opening: OpeningData;
}

type WithBody<Data> = Data & { readonly body: readonly BodyNode[] };

export type ArticleData = FilePages["article"];
export type CaseData = FilePages["case"];
export type LandingData = FilePages["landing"];

/** An opening, whether it took applications when the site was built, and the others that did. */
export interface OpeningData {
  readonly opening: Opening;
  readonly open: boolean;
  readonly others: readonly Opening[];
}

/** The data of a page of the blog's list. */
export interface ListData {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly articles: readonly ListedArticle[];
}

/** The data of a page of the portfolio. */
export interface PortfolioData {
  /** The number of the page, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** The cases on this page; those that the portfolio begins with are on the first one only. */
  readonly cases: readonly ListedCase[];
}

/** The entries that come from files, as the sitemap page lists them. */
export interface SitemapData {
  /** The first cases of the portfolio. */
  readonly cases: readonly Pick<ListedCase, "id" | "language" | "project" | "client">[];
  readonly landings: readonly Pick<Landing, "slug" | "title">[];
}

/** A figure about the site: with its total, if it is a share, and the pages or names behind it. */
export interface Figure {
  readonly id: string;
  readonly value: number;
  readonly of?: number;
  readonly where?: string;
}

/** What `pnpm bench proof` writes about visits to the site. */
export interface Visits {
  readonly day: string;
  readonly commit: string;
  /** Whether other work slowed them down. */
  readonly noisy: boolean;
  readonly figures: readonly Figure[];
}

/** What the build has read from its files on a day, and the visits, if any were measured. */
export interface Figures {
  readonly built: string;
  readonly figures: readonly Figure[];
  readonly visits: Visits | null;
}

/** The figures of the proof page; none until the build has read them. */
export interface ProofData {
  readonly figures: Figures | null;
}

/** Returned instead of missing data: the not-found page, so that no other page has to load it. */
export type Missing = { readonly Missing: ComponentType };

/** The head content of a page while it is on screen. */
export interface PageWords {
  /** Canonical path; `null` for the not-found page, which has none. */
  readonly path: string | null;
  /** At most 60 characters, unique on the site. */
  readonly title: string;
  /** 110 to 160 characters, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly indexable: boolean;
  /** The other languages that have the page too, as BCP 47 tags; not of fixed pages. */
  readonly languages?: readonly string[];
}

/** Data with the content of the page's head, which only the fixed pages have in their code. */
export type WithHead<Data> = Data & { readonly head: PageWords };

/**
 * Gets the data of a page: in the browser from the files that the build has written, in the build
 * from the content itself.
 * @param id the page's id
 * @param part the last part of the address of an entry, or the number of a page of a list; else
 * empty
 * @returns `null` if there is no such entry or page
 */
export type LoadData = (id: RouteId, part: string) => Promise<object | null>;

/** Reads the text of a page from its file in a folder of the words. */
export type ReadBody = (
  folder: "articles" | "cases" | "landing",
  slug: string,
) => Promise<readonly BodyNode[]>;

/** What the build has for the data of pages besides the content. */
export interface BuildSources {
  readonly readBody: ReadBody;
  /** What the build has read of its own files; `null` until then. */
  readonly figures: () => Figures | null;
}

/** The data of a page in the build, as its `data.ts` gives it. See {@link LoadData}. */
export type DataOf<Data extends object> = (
  part: string,
  sources: BuildSources,
) => Promise<Data | null>;

/** The page's number in a list with that many pages; `null` if there is no such page. */
export function listPage(part: string, pages: number): number | null {
  const page = Number(part);
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : null;
}

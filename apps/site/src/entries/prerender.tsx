// First, so that the order of the cascade layers is known before any component's styles.
import "../styles.css";
import "@site/fonts.css";
import {
  articleBySlug,
  articleCard,
  articles,
  blogPageCount,
  latestOfPage,
  newestArticles,
  relatedArticles,
} from "@kolam/content/model/blog/articles";
import { openPositions } from "@kolam/content/model/company/open-positions";
import { landingBySlug, landings } from "@kolam/content/model/landing/pages";
import { has } from "@kolam/content/model/pages/parts";
import {
  caseById,
  casePageCount,
  casesOfPage,
  listedCases,
  nextCase,
} from "@kolam/content/model/portfolio/cases";
import { openings } from "@site/words/openings";
import { portfolio } from "@site/words/pages/portfolio";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { artefactFiles } from "../artefacts/load-artefact.ts";
import type {
  ArticleSource,
  Figures,
  FilePages,
  ListData,
  PortfolioData,
  ReadBody,
  SitemapData,
} from "../articles/article-source.ts";
import {
  casesFile,
  type DataFile,
  figuresFile,
  listFile,
  pageFile,
  searchFile,
  sitemapFile,
} from "../articles/data-files.ts";
import { config } from "../config.ts";
import { createRoutes, waitsForInteraction } from "../routes.tsx";
import { firstPageTags } from "../seo/head/first-page-tags.ts";
import { allPages, headOf } from "../seo/page-meta.ts";
import type { PageRef, RouteId } from "../seo/page-ref.ts";
import { routePath } from "../seo/route-path.ts";

export { type DocumentProps, documentHtml } from "../document.tsx";
export { feedBodies } from "../seo/feed-bodies.ts";

import { base } from "../base.ts";

/** A rendered page, before it is put into its document. */
export interface RenderedPage {
  readonly id: RouteId;
  readonly status: 200 | 404;
  readonly head: string;
  readonly firstPageTags: ReturnType<typeof firstPageTags>;
  readonly app: string;
  readonly hydrate: "interaction" | "idle";
  /** The data file that the browser fetches to render the page by itself; most pages need none. */
  readonly data: { readonly path: string; readonly data: PageData } | undefined;
  /** Source files whose code and styles the page has besides those of its route. */
  readonly modules: readonly string[];
}

type PageData =
  | FilePages[keyof FilePages]
  | ListData
  | PortfolioData
  | SitemapData
  | { readonly figures: Figures | null };

const leads = portfolio.leads.stories.flatMap(
  (lead) => listedCases.find(({ id }) => id === lead) ?? [],
);

/** A page of the portfolio: the first one has the leads, wherever they would be in the list. */
function portfolioPage(page: number): PortfolioData {
  const shown = casesOfPage(listedCases, page);
  return {
    page,
    pages: casePageCount(listedCases.length),
    cases:
      page === 1
        ? [...shown, ...leads.filter((lead) => !shown.includes(lead))]
        : shown.filter((one) => !leads.includes(one)),
  };
}

const exists = (page: number, pages: number) =>
  Number.isInteger(page) && page >= 1 && page <= pages;

/** How many cases the sitemap page lists. The portfolio has all. */
const casesInSitemap = 24;

function articlesFrom(readBody: ReadBody, figures: () => Figures | null): ArticleSource {
  const pages: {
    readonly [Id in keyof FilePages]: (slug: string) => Promise<FilePages[Id] | null>;
  } = {
    article: async (slug) => {
      const article = articleBySlug(slug);
      if (!article) return null;
      const related = relatedArticles(article.slug).map(articleCard);
      return { article, body: await readBody("articles", slug), related };
    },
    case: async (slug) => {
      const story = caseById(slug);
      if (!story) return null;
      return { story, body: await readBody("cases", slug), next: nextCase(story.id) };
    },
    opening: async (slug) => {
      const opening = has("careers") ? openings.find(({ id }) => id === slug) : undefined;
      if (!opening) return null;
      const others = openPositions.filter((other) => other !== opening);
      return { opening, open: openPositions.includes(opening), others };
    },
    landing: async (slug) => {
      const page = landingBySlug(slug);
      return page ? { page, body: await readBody("landing", slug) } : null;
    },
  };
  return {
    page: async (id, slug) => {
      const data = await pages[id](slug);
      return data && { ...data, head: headOf({ id, slug } as PageRef) };
    },
    figures: async () => ({ figures: figures() }),
    list: async (page) => {
      if (!exists(page, blogPageCount(articles.length))) return null;
      const head = headOf(page === 1 ? { id: "blog" } : { id: "blog", page });
      return { head, page, articles: latestOfPage(articles, page).map(articleCard) };
    },
    portfolio: async (page) => {
      if (!exists(page, casePageCount(listedCases.length))) return null;
      const head = headOf(page === 1 ? { id: "portfolio" } : { id: "portfolio", page });
      return { head, ...portfolioPage(page) };
    },
    sitemap: async () => ({
      cases: listedCases
        .slice(0, casesInSitemap)
        .map(({ id, project, client }) => ({ id, project, client })),
      landings: landings.map(({ slug, title }) => ({ slug, title })),
    }),
  };
}

const refs: ReadonlyMap<string, PageRef> = new Map(
  allPages().flatMap((ref) => {
    const path = routePath(ref);
    return path === null ? [] : [[path, ref] as const];
  }),
);

/** Every path that is written as a file, without the not-found page. */
export function pathsToRender(): string[] {
  return [...refs.keys()];
}

/** The route that shows a path. */
export function routeOf(path: string): RouteId {
  return refs.get(path)?.id ?? "not-found";
}

/** What React writes instead of a part of a page that threw. */
const leftToTheBrowser = "<!--$!-->";

/** The exception of a page that throws, which `renderToString` keeps to itself. */
async function failureOf(app: ReactElement): Promise<unknown> {
  return new Promise((fail) => {
    renderToReadableStream(app, { onError: fail }).catch(fail);
  });
}

/** Renders pages to HTML. */
export class Renderer {
  /** What the build has read so far, for the page that shows it. */
  figures: Figures | null = null;
  readonly #source: ArticleSource;
  readonly #handler: ReturnType<typeof createStaticHandler>;

  constructor(readBody: ReadBody) {
    this.#source = articlesFrom(readBody, () => this.figures);
    this.#handler = createStaticHandler(createRoutes(this.#source), {
      basename: `${base}/`,
    });
  }

  /**
   * Renders the page of a path; an unknown path renders the not-found page.
   * @returns the path to go to, for an old address
   * @throws what the page throws
   */
  async render(path: string): Promise<RenderedPage | { readonly redirect: string }> {
    const context = await this.#handler.query(new Request(new URL(base + path, config.siteUrl)));
    if (context instanceof Response) return { redirect: context.headers.get("Location") ?? "/" };
    const [error] = Object.values(context.errors ?? {});
    if (error) throw error;
    const router = createStaticRouter(this.#handler.dataRoutes, context);
    const app = (
      <div id="root">
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </div>
    );
    const html = renderToString(app);
    if (html.includes(leftToTheBrowser)) throw await failureOf(app);
    // What React hoists stands before the root and belongs in the head.
    const start = html.indexOf('<div id="root">');
    const ref = refs.get(path) ?? { id: "not-found" };
    const file = dataFileOf(ref);
    const route = context.matches.at(-1)?.route.id ?? "";
    return {
      id: ref.id,
      status: ref.id === "not-found" ? 404 : 200,
      head: html.slice(0, start),
      firstPageTags: firstPageTags(ref, config),
      app: html.slice(start),
      hydrate: waitsForInteraction(ref.id) ? "interaction" : "idle",
      data: file ? { path: file, data: context.loaderData[route] as PageData } : undefined,
      modules: artefactFiles(context.loaderData.case),
    };
  }

  /** The data that a data file holds; `undefined` for a path that is none's. */
  async data(path: string): Promise<DataFile<unknown>["data"] | undefined> {
    const [shared] = sharedData().filter((file) => file.path === path);
    if (shared) return shared.data;
    if (path === figuresFile) return this.#source.figures();
    if (path === sitemapFile) return this.#source.sitemap();
    const [ref] = allPages().filter((page) => dataFileOf(page) === path);
    if (ref && "slug" in ref) return (await this.#source.page(ref.id, ref.slug)) ?? undefined;
    if (!ref) return undefined;
    const list = ref.id === "blog" ? this.#source.list : this.#source.portfolio;
    return (await list(ref.page ?? 1)) ?? undefined;
  }
}

/** The data file of a page, if it has one. */
function dataFileOf(ref: PageRef): string | undefined {
  if ("slug" in ref) return pageFile(ref.id, ref.slug);
  const id: string = ref.id;
  if (id === "proof") return figuresFile;
  if (id === "sitemap") return sitemapFile;
  return id === "blog" || id === "portfolio" ? listFile(id, ref.page ?? 1) : undefined;
}

/**
 * The lists of all articles and of all cases, to choose from, where pages do not bring all of them.
 */
export function sharedData() {
  return [
    ...(newestArticles.length === articles.length
      ? []
      : [{ path: searchFile, data: articles.map(articleCard) }]),
    ...(casePageCount(listedCases.length) === 1 ? [] : [{ path: casesFile, data: listedCases }]),
  ];
}

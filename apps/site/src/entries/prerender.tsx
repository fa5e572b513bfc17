// First, so that the order of the cascade layers is known before any component's styles.
import "../styles.css";
import {
  type ArticleSlug,
  articleBySlug,
  articleCard,
  articles,
  blogPageCount,
  latestOfPage,
  newestArticles,
  relatedArticles,
} from "@kolam/content/blog/articles";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { BodyNode } from "../articles/article-body.tsx";
import type { ArticleData, ArticleSource, ListData } from "../articles/article-source.ts";
import { articleFile, type DataFile, listFile, searchFile } from "../articles/data-files.ts";
import { config } from "../config.ts";
import { createRoutes, waitsForInteraction } from "../routes.tsx";
import { articleHtml } from "../seo/article-html.tsx";
import { firstPageTags } from "../seo/head/first-page-tags.ts";
import { allPages } from "../seo/page-meta.ts";
import type { PageRef, RouteId } from "../seo/page-ref.ts";
import { routePath } from "../seo/route-path.ts";
import { feedLength } from "../seo/site-files.ts";

export { type DocumentProps, documentHtml } from "../document.tsx";

/** A rendered page, before it is put into its document. */
export interface RenderedPage {
  readonly id: RouteId;
  readonly status: 200 | 404;
  readonly head: string;
  readonly firstPageTags: ReturnType<typeof firstPageTags>;
  readonly app: string;
  readonly hydrate: "interaction" | "idle";
  /** The data file that the browser fetches to render the page by itself; most pages need none. */
  readonly data: { readonly path: string; readonly data: ArticleData | ListData } | undefined;
}

/** Reads the body of an article. */
export type ReadBody = (slug: string) => Promise<readonly BodyNode[]>;

function articlesFrom(readBody: ReadBody): ArticleSource {
  return {
    article: async (slug) => {
      const article = articleBySlug(slug);
      if (!article) return null;
      const related = relatedArticles(article.slug).map(articleCard);
      return { article, body: await readBody(slug), related };
    },
    list: async (page) => {
      const exists = Number.isInteger(page) && page >= 1 && page <= blogPageCount(articles.length);
      return exists ? { page, articles: latestOfPage(articles, page).map(articleCard) } : null;
    },
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
  readonly #source: ArticleSource;
  readonly #handler: ReturnType<typeof createStaticHandler>;

  constructor(readBody: ReadBody) {
    this.#source = articlesFrom(readBody);
    this.#handler = createStaticHandler(createRoutes(this.#source));
  }

  /**
   * Renders the page of a path; an unknown path renders the not-found page.
   * @returns the path to go to, for an old address
   * @throws what the page throws
   */
  async render(path: string): Promise<RenderedPage | { readonly redirect: string }> {
    const context = await this.#handler.query(new Request(new URL(path, config.origin)));
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
    return {
      id: ref.id,
      status: ref.id === "not-found" ? 404 : 200,
      head: html.slice(0, start),
      firstPageTags: firstPageTags(ref, config),
      app: html.slice(start),
      hydrate: waitsForInteraction(ref.id) ? "interaction" : "idle",
      data: dataOf(ref, context.loaderData),
    };
  }

  /** The data that a data file holds; `undefined` for a path that is none's. */
  async data(path: string): Promise<DataFile<unknown>["data"] | undefined> {
    if (path === searchFile) return searchData()?.data;
    const [, page, slug] = /^\/data\/blog\/(?:page\/(\d+)|([a-z0-9-]+))\.json$/.exec(path) ?? [];
    const data = page
      ? await this.#source.list(Number(page))
      : slug && (await this.#source.article(slug));
    return data || undefined;
  }
}

function dataOf(ref: PageRef, loaderData: Record<string, unknown>): RenderedPage["data"] {
  if (ref.id === "article") {
    return { path: articleFile(ref.slug), data: loaderData.article as ArticleData };
  }
  if (ref.id !== "blog") return undefined;
  const data = loaderData[ref.page === undefined ? "blog" : "blog-page"] as ListData;
  return { path: listFile(data.page), data };
}

/** The list that the blog's search looks through, where pages do not bring all articles. */
export function searchData() {
  if (newestArticles.length === articles.length) return undefined;
  return { path: searchFile, data: articles.map(articleCard) };
}

/** The bodies of the articles in the feeds as HTML for feed readers, by slug. */
export async function feedBodies(readBody: ReadBody): Promise<ReadonlyMap<ArticleSlug, string>> {
  const bodies = articles
    .slice(0, feedLength)
    .map(async ({ slug }) => [slug, articleHtml(await readBody(slug), config.origin)] as const);
  return new Map(await Promise.all(bodies));
}

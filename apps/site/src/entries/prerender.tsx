// First, so that the order of the cascade layers is known before any component's styles.
import "../styles.css";
import "@site/fonts.css";
import { articleCard, articles, newestArticles } from "@kolam/content/model/blog/articles";
import { factsOfRoute, type RouteId } from "@kolam/content/model/pages/paths";
import { casePageCount, listedCases } from "@kolam/content/model/portfolio/cases";
import { pageData } from "@site/lists/data";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { casesFile, type DataFile, dataFile, searchFile } from "../articles/data-files.ts";
import type { BuildSources, DataOf, Figures, LoadData, ReadBody } from "../articles/data-of.ts";
import { config } from "../config.ts";
import type { PageBoot } from "../document.tsx";
import { drawingFiles, landingDrawingFiles } from "../drawings/load-drawing.ts";
import { createRoutes, hasForm } from "../routes.tsx";
import { firstPageTags } from "../seo/head/first-page-tags.ts";
import { allPages, headOf } from "../seo/page-meta.ts";
import type { PageRef } from "../seo/page-ref.ts";
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
  readonly hydrate: PageBoot["hydrate"];
  /** The data file that the browser fetches to render the page by itself; most pages need none. */
  readonly data: { readonly path: string; readonly data: object } | undefined;
  /** Source files whose code and styles the page has besides those of its route. */
  readonly modules: readonly string[];
}

const dataOf: Partial<Record<string, DataOf<object>>> = pageData;

/**
 * The data of pages as their `data.ts` gives it, and what the head says of those with a list or an
 * entry.
 */
const dataFrom =
  (sources: BuildSources): LoadData =>
  async (id, part) => {
    const data = await dataOf[id]?.(part, sources);
    if (!data) return null;
    const { path, loads } = factsOfRoute(id);
    if (path.endsWith("/:slug")) return { ...data, head: headOf({ id, slug: part } as PageRef) };
    if (loads !== "list") return data;
    const ref = part === "1" ? { id } : { id, page: Number(part) };
    return { head: headOf(ref as PageRef), ...data };
  };

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

/** What React renders for a part of a page that threw. */
const leftToTheBrowser = "<!--$!-->";

/** The exception of a page that throws, which `renderToString` swallows. */
async function failureOf(app: ReactElement): Promise<unknown> {
  return new Promise((fail) => {
    renderToReadableStream(app, { onError: fail }).catch(fail);
  });
}

/** Renders pages to HTML. */
export class Renderer {
  /** What the build has read so far, for the page that shows it. */
  figures: Figures | null = null;
  readonly #load: LoadData;
  readonly #handler: ReturnType<typeof createStaticHandler>;

  constructor(readBody: ReadBody) {
    this.#load = dataFrom({ readBody, figures: () => this.figures });
    this.#handler = createStaticHandler(createRoutes(this.#load), {
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
    // What React hoists comes before the root and belongs in the head.
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
      hydrate: hasForm(ref.id) ? "draft" : "interaction",
      data: file ? { path: file, data: context.loaderData[route] as object } : undefined,
      modules: [
        ...drawingFiles(context.loaderData.case),
        ...landingDrawingFiles(context.loaderData.landing),
      ],
    };
  }

  /** The data that a data file holds; `undefined` for a path without one. */
  async data(path: string): Promise<DataFile<unknown>["data"] | undefined> {
    const [shared] = sharedData().filter((file) => file.path === path);
    if (shared) return shared.data;
    const [ref] = allPages().filter((page) => dataFileOf(page) === path);
    return (ref && (await this.#load(ref.id, partOf(ref)))) ?? undefined;
  }
}

/** What distinguishes the data of a page from that of others on its route. */
function partOf(ref: PageRef): string {
  if ("slug" in ref) return ref.slug;
  return factsOfRoute(ref.id).loads === "list" ? String(ref.page ?? 1) : "";
}

/** The data file of a page, if it has one. */
const dataFileOf = (ref: PageRef): string | undefined =>
  dataOf[ref.id] ? dataFile(ref.id, partOf(ref)) : undefined;

/** The lists of all articles and all cases, where pages do not load them all. */
export function sharedData() {
  return [
    ...(newestArticles.length === articles.length
      ? []
      : [{ path: searchFile, data: articles.map(articleCard) }]),
    ...(casePageCount(listedCases.length) === 1 ? [] : [{ path: casesFile, data: listedCases }]),
  ];
}

// First, so that the order of the cascade layers is known before any component's styles.
import "./styles.css";
import {
  articleBySlug,
  articles,
  type ListedArticle,
  latestOfPage,
  newestArticles,
  relatedArticles,
} from "@kolam/content/blog/articles";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { config } from "./config.ts";
import { Document, type DocumentProps, PageHead } from "./document.tsx";
import { islands } from "./islands.ts";
import type { BodyNode } from "./navigation/article-body.tsx";
import { articleCode, listCode } from "./navigation/article-code.ts";
import { articleFile, listFile, provideArticles, searchFile } from "./navigation/article-data.ts";
import { type IslandName, type RenderApart, RenderApartProvider } from "./navigation/island.tsx";
import {
  matchRoute,
  noteNotFound,
  type RouteId,
  type RouteMatch,
} from "./navigation/match-route.ts";
import { partNames } from "./navigation/page-parts.ts";
import { prepareRoute } from "./navigation/route-code.ts";
import { packIndex } from "./pages/blog/search/article-index.ts";
import { routes } from "./routes.tsx";
import { articleHtml } from "./seo/article-html.tsx";
import { headFile } from "./seo/head-file.ts";
import { headTags } from "./seo/head-for.ts";
import { allRoutes } from "./seo/page-meta.ts";
import { routePath } from "./seo/route-path.ts";
import { feedLength } from "./seo/site-tags.ts";
import { stemOf } from "./style-files.ts";

export { pathOfHeadFile } from "./seo/head-file.ts";

/** A page as React rendered it, before it is put into the document. */
export interface RenderedPage {
  readonly id: RouteId;
  readonly status: 200 | 404;
  readonly app: string;
  readonly head: DocumentProps["head"];
  /** Path of the file that holds the page's own part, for navigation in place. */
  readonly headFile: string;
  readonly data: DataFile | undefined;
  readonly hydrate: "intent" | "idle";
  /** The parts that react, where a visit that begins here needs none of the page's code. */
  readonly islands: readonly IslandName[];
}

/** A file beside the pages. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

/** Every path that is written as a file, the not-found page excluded. */
export function pathsToRender(): string[] {
  return allRoutes().flatMap((match) => routePath(match) ?? []);
}

function listed(article: ListedArticle): ListedArticle {
  const { slug, title, excerpt, category, date, photo, tags, readTime } = article;
  return { slug, title, excerpt, category, date, photo, tags, readTime };
}

/**
 * Says where the bodies of articles are. To be called once, before any page is rendered.
 * @param bodyOf the body of an article of the list
 */
export function provideBodies(bodyOf: (slug: string) => Promise<readonly BodyNode[]>): void {
  provideArticles({
    article: async (slug) => {
      const found = articleBySlug(slug);
      if (!found) return null;
      const { id, description, keywords, words, ...article } = found;
      const related = relatedArticles(article.slug).map(listed);
      return { article, body: await bodyOf(slug), related };
    },
    list: async (page) => latestOfPage(articles, page).map(listed),
  });
}

/** What a page shows, for a browser that renders it by itself; `undefined` for most pages. */
async function dataOf(match: RouteMatch): Promise<DataFile | undefined> {
  if (match.id === "article") {
    return {
      path: articleFile(match.slug),
      text: JSON.stringify(await articleCode.load(match.slug)),
    };
  }
  if (match.page === undefined) return undefined;
  const list = await listCode.load(`${match.page}`);
  return { path: listFile(match.page), text: JSON.stringify(list) };
}

/** The text of one of the files that the browser fetches to show a page in place. */
export async function dataFile(path: string): Promise<string | undefined> {
  if (path === searchFile) return searchData()?.text;
  const name = /^\/data(\/blog\/[a-z0-9/-]+)\.json$/.exec(path)?.[1];
  const match = matchRoute(name ?? "/");
  const data = await dataOf(match);
  forget(match);
  return data?.text === "null" ? undefined : data?.text;
}

/** Lets go of what only this page shows: there may be tens of thousands of them. */
function forget(match: RouteMatch): void {
  if (match.id === "article") articleCode.forget(match.slug);
  else if (match.page !== undefined) listCode.forget(`${match.page}`);
}

/** The list that the blog's search looks through, where pages do not bring all articles. */
export function searchData(): DataFile | undefined {
  if (newestArticles.length === articles.length) return undefined;
  return { path: searchFile, text: JSON.stringify(packIndex(articles)) };
}

/** Whether the code of an island is loaded with the page, before anyone touches it. */
export function wakesWithPage(name: IslandName): boolean {
  return islands[name].wake === "page";
}

/** The route that shows a path. */
export function routeOf(pathname: string): RouteId {
  return matchRoute(pathname).id;
}

/** Renders the page of a path. An unknown path renders the not-found page with status 404. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const asked = matchRoute(pathname);
  if (asked.id === "article" && !articleBySlug(asked.slug)) noteNotFound(pathname);
  const match = matchRoute(pathname);
  await prepareRoute(match);
  const { hydrate } = routes[match.id];
  const found: IslandName[] = [];
  const renderApart: RenderApart = (name, content) => {
    if (found.includes(name)) throw new Error(`${pathname} has two islands called ${name}.`);
    found.push(name);
    const island = <StaticRouter location={pathname}>{content}</StaticRouter>;
    return renderToString(island, { identifierPrefix: name });
  };
  const app = renderToString(
    <StaticRouter location={pathname}>
      <RenderApartProvider value={hydrate === "intent" ? renderApart : undefined}>
        <App />
      </RenderApartProvider>
    </StaticRouter>,
  );
  // The main part of an article is shown in place as it was written.
  const data = match.id === "article" ? undefined : await dataOf(match);
  forget(match);
  return {
    id: match.id,
    status: match.id === "not-found" ? 404 : 200,
    app,
    head: headTags(match, config),
    headFile: headFile(match),
    data,
    hydrate,
    islands: found,
  };
}

/** The bodies of the articles in the feeds as HTML for their readers, by slug. */
export async function articleBodies(): Promise<ReadonlyMap<string, string>> {
  const bodies = articles.slice(0, feedLength).map(async ({ slug }) => {
    const data = await articleCode.load(slug);
    return [slug, articleHtml(data?.body ?? [], config.origin)] as const;
  });
  return new Map(await Promise.all(bodies));
}

/** The complete HTML document around a rendered page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}

/** What else belongs to a page that is shown in place. */
export interface PartFiles {
  /** Paths of its stylesheets, in the order they must apply. */
  readonly styles: readonly string[];
  /** Paths of its modules, the entry first. */
  readonly code: readonly string[];
}

/** A page's own part, its head and its main part, as HTML, for navigation in place. */
export function renderPart(page: RenderedPage, { styles, code }: PartFiles): string {
  const names = { [partNames.styles]: styles.map(stemOf), [partNames.code]: code };
  const head = renderToStaticMarkup(
    <>
      <PageHead head={page.head} />
      {Object.entries(names).map(([name, words]) => (
        <meta key={name} name={name} content={words.join(" ")} />
      ))}
    </>,
  );
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(page.app)?.[1];
  if (main === undefined) throw new Error(`The page ${page.headFile} has no main part.`);
  return `<!doctype html>${head}<body>${page.hydrate === "intent" ? main : ""}`;
}

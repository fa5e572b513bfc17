// First, so that the order of the cascade layers is known before any component's styles.
import "./styles.css";
import { articles } from "@kolam/content/articles";
import { paths } from "@kolam/content/paths";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { config } from "./config.ts";
import { Document, type DocumentProps, PageHead } from "./document.tsx";
import { articleCode } from "./navigation/article-code.ts";
import { matchRoute, type RouteId } from "./navigation/match-route.ts";
import { prepareRoute } from "./navigation/route-code.ts";
import { routes } from "./routes.tsx";
import { articleHtml } from "./seo/article-html.tsx";
import { headFile } from "./seo/head-file.ts";
import { headTags } from "./seo/head-for.ts";

export { pathOfHeadFile } from "./seo/head-file.ts";

/** A page as React rendered it, before it is put into the document. */
export interface RenderedPage {
  readonly id: RouteId;
  readonly status: 200 | 404;
  readonly app: string;
  readonly head: DocumentProps["head"];
  /** Path of the file that holds the head alone, for navigation in place. */
  readonly headFile: string;
  readonly hydrate: "intent" | "idle";
  /** Whether a visit that begins here needs none of the page's code. */
  readonly still: boolean;
}

/** Every path that is written as a file, the not-found page excluded. */
export function pathsToRender(): string[] {
  return [
    ...Object.values(paths).map((entry) => entry.path),
    ...articles.map((article) => `/blog/${article.slug}`),
  ];
}

/** The route that shows a path. */
export function routeOf(pathname: string): RouteId {
  return matchRoute(pathname).id;
}

/** Renders the page of a path. An unknown path renders the not-found page with status 404. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const match = matchRoute(pathname);
  await prepareRoute(match);
  const app = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
  return {
    id: match.id,
    status: match.id === "not-found" ? 404 : 200,
    app,
    head: headTags(match, config),
    headFile: headFile(match),
    hydrate: routes[match.id].hydrate,
    still: routes[match.id].still === true,
  };
}

/** The body of every article as HTML for feed readers, by slug. */
export async function articleBodies(): Promise<ReadonlyMap<string, string>> {
  const bodies = articles.map(async ({ slug }) => {
    const Body = await articleCode.load(slug);
    return [slug, articleHtml(Body, config.origin)] as const;
  });
  return new Map(await Promise.all(bodies));
}

/** The complete HTML document around a rendered page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}

/** A page's own part of the head as HTML, for navigation in place. */
export function renderHead(head: DocumentProps["head"]): string {
  return `<!doctype html>${renderToStaticMarkup(<PageHead head={head} />)}`;
}

import {
  entryIds,
  factsOfRoute,
  type PageId,
  pageIds,
  type RouteId,
} from "@kolam/content/model/pages/paths";
import { redirectFor } from "@kolam/content/model/pages/redirect-for";
import { components } from "@site/lists/components";
import type { ComponentType } from "react";
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
} from "react-router-dom";
import type { CaseData, LandingData, LoadData, Missing } from "./articles/data-of.ts";
import { OtherBuildError } from "./articles/fetch-data.ts";
import { base } from "./base.ts";
import { PageError } from "./shell/page-error.tsx";
import { Root } from "./shell/root.tsx";

const pages: { readonly [Id in RouteId]: () => Promise<ComponentType> } = components;

/** Whether a page is mostly a form, of which a visitor may have a draft. */
export function hasForm(id: RouteId): boolean {
  return factsOfRoute(id).form === true;
}

/** Redirects an old address to the page that replaced it, as the host does. */
function redirectOldAddress({ request }: LoaderFunctionArgs): null {
  const { pathname, search, hash } = new URL(request.url);
  const canonical = redirectFor(pathname.slice(base.length));
  if (canonical !== undefined) throw redirect(canonical + search + hash, 301);
  return null;
}

/**
 * Loads data, or the not-found page if there is none. Data from another deployment leads to a full
 * load.
 */
function withData<Data>(load: (args: LoaderFunctionArgs) => Promise<Data | null>) {
  return async (args: LoaderFunctionArgs): Promise<Data | Missing> => {
    redirectOldAddress(args);
    try {
      return (await load(args)) ?? { Missing: await pages["not-found"]() };
    } catch (error) {
      if (error instanceof OtherBuildError) throw redirectDocument(args.request.url);
      throw error;
    }
  };
}

/**
 * The `lazy` of a page's route. A function, because React Router shows an empty page when code that
 * is given as an object cannot be fetched and the route has no loader.
 */
const codeOf = (id: RouteId) => async () => ({ Component: await pages[id]() });

/** The number of a page of a list in its address. The first page is the list itself. */
const furtherPage = /^(?:[2-9]|[1-9]\d+)$/;

/** An address in another case is another one, as on every host. */
const exactly = { caseSensitive: true } as const;

/** A fixed page and, if it is a list, those after its first. */
function fixedRoutes(id: PageId, load: LoadData): RouteObject[] {
  const { path, loads } = factsOfRoute(id);
  const lazy = codeOf(id);
  if (!loads) return [{ ...exactly, id, path, lazy }];
  if (loads !== "list")
    return [{ ...exactly, id, path, lazy, loader: withData(() => load(id, "")) }];
  return [
    { ...exactly, id, path, lazy, loader: withData(() => load(id, "1")) },
    {
      ...exactly,
      id: `${id}-page`,
      path: `${path}/page/:page`,
      lazy,
      loader: withData(async ({ params: { page = "" } }) =>
        furtherPage.test(page) ? load(id, page) : null,
      ),
    },
  ];
}

/**
 * The pages of the entries of a kind. The scripts do not know which exist: an entry without data is
 * not found.
 */
const entryRoute = (id: RouteId, load: LoadData): RouteObject => ({
  ...exactly,
  id,
  path: factsOfRoute(id).path,
  lazy: codeOf(id),
  loader: withData(async ({ params: { slug = "" } }) => {
    const data = await load(id, slug);
    const drawings = () => import("./drawings/load-drawing.ts");
    if (data && "caseStudy" in data) return (await drawings()).withDrawing(data as CaseData);
    return data && "cases" in data
      ? (await drawings()).withCaseDrawings(data as LandingData)
      : data;
  }),
});

/**
 * The one route table, made from the pages' folders.
 * @param load where the data of pages comes from
 */
export function createRoutes(load: LoadData): RouteObject[] {
  return [
    {
      Component: Root,
      children: [
        {
          // Below the root, so that header and footer stay when a page fails.
          ErrorBoundary: PageError,
          children: [
            ...pageIds.flatMap((id) => fixedRoutes(id, load)),
            ...entryIds.map((id) => entryRoute(id, load)),
            {
              id: "not-found",
              path: "*",
              loader: redirectOldAddress,
              lazy: codeOf("not-found"),
            },
          ],
        },
      ],
    },
  ];
}

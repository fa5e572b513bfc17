// First, so that the order of the cascade layers is known before any component's styles.
import "../styles.css";
import "@site/fonts.css";
import { paths } from "@kolam/content/model/pages/paths";
import { redirectFor } from "@kolam/content/model/pages/redirect-for";
import { headerPages } from "@site/words/navigation";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { fetchedData } from "../articles/fetched-data.ts";
import { base } from "../base.ts";
import { claimFiles } from "../browser/claim-files.ts";
import { showAddresses } from "../browser/hidden-addresses.ts";
import { keepInput } from "../browser/kept-input.ts";
import { savesData } from "../browser/saves-data.ts";
import { tolerateTranslation } from "../browser/tolerate-translation.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { removeOldDrafts } from "../forms/drafts/old-drafts.ts";
import { removeOldRecords } from "../forms/sending/sending-log.ts";
import { removeOldSent } from "../forms/sending/sent-record.ts";
import { announce } from "../reporting/announce.ts";
import { loadRoute } from "../router/load-route.ts";
import { PartContext, WaitingParts } from "../router/page-parts.ts";
import { createPrefetch, PrefetchContext, prefetchOneByOne } from "../router/prefetch.ts";
import { createRoutes } from "../routes.tsx";
import type { HydratedPage } from "./event-replay.ts";

/**
 * Loads the code and data of the page in the address, so that the first render is the prerendered
 * page.
 * @returns the data by route
 */
async function loadCurrentPage(routes: RouteObject[]): Promise<Record<string, unknown>> {
  const loaderData: Record<string, unknown> = {};
  for (const match of matchRoutes(routes, location, `${base}/`) ?? []) {
    const { route } = match;
    const { code, data } = await loadRoute(match);
    if (route.id && data !== undefined) loaderData[route.id] = data;
    if (code) Object.assign(route, code, { lazy: undefined });
  }
  return loaderData;
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Corrects an address that led to this page where the host has not redirected. If the host has not
 * found a page that exists under the corrected address, leads on to it.
 * @returns whether the page is being left
 */
function correctAddress(routes: RouteObject[]): boolean {
  const { pathname, search, hash } = location;
  const path = redirectFor(pathname.slice(base.length));
  if (path === undefined) return false;
  const isFound = document.querySelector('meta[property="og:url"]') !== null;
  const isUnknown = matchRoutes(routes, path)?.at(-1)?.route.id === "not-found";
  const address = base + path + search + hash;
  if (isFound || isUnknown) {
    history.replaceState(history.state, "", address);
    return false;
  }
  location.replace(address);
  return true;
}

/** Hydrates the page. Resolves once React answers events outside of its parts. */
export async function start(): Promise<HydratedPage> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");
  tolerateTranslation();
  claimFiles();
  const routes = createRoutes(fetchedData);
  if (correctAddress(routes)) return new Promise(() => {});
  const loaderData = await loadCurrentPage(routes);
  const router = createBrowserRouter(routes, {
    basename: `${base}/`,
    hydrationData: { loaderData },
  });
  const prefetch = createPrefetch(routes);
  showAddresses(root);
  const { putBack, current } = keepInput(root);
  const parts = new WaitingParts(root);
  parts.keepEvents();
  await new Promise<void>((resolve) => {
    // In slices, so that the page can respond to the visitor between them.
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated onHydrated={resolve}>
          <PartContext value={parts.note}>
            <PrefetchContext value={prefetch}>
              <RouterProvider router={router} />
            </PrefetchContext>
          </PartContext>
        </Hydrated>,
        {
          onRecoverableError: (error) => {
            putBack();
            announce("recovery");
            reportError(error);
          },
        },
      );
    });
  });
  const whole = parts.all().then(() => {
    whenIdle(() => {
      removeOldDrafts("device", () => localStorage);
      removeOldDrafts("tab", () => sessionStorage);
      removeOldRecords(() => localStorage);
      void removeOldSent();
    });
    if (!savesData()) {
      prefetchOneByOne(
        prefetch,
        headerPages.map((id) => paths[id].path),
      );
    }
  });
  return { current, until: parts.until, whole };
}

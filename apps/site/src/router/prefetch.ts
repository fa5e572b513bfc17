import { createContext } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { base } from "../base.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { loadRoute } from "./load-route.ts";

/** Fetches the code and data of the page at a path before anyone opens it. */
export type Prefetch = (href: string) => void;

/**
 * How links prefetch; does nothing where there is no browser router, as in the prerender and in
 * stories.
 */
export const PrefetchContext = createContext<Prefetch>(() => {});

/**
 * Prefetching for a route table. Each page is fetched once; a failure shows when the visitor goes
 * there.
 */
export function createPrefetch(routes: RouteObject[]): Prefetch {
  const asked = new Set<string>();
  return (href) => {
    const { pathname } = new URL(href, location.href);
    if (asked.has(pathname) || base + pathname === location.pathname) return;
    asked.add(pathname);
    for (const match of matchRoutes(routes, pathname) ?? []) {
      loadRoute(match).catch(() => asked.delete(pathname));
    }
  };
}

/**
 * Fetches pages one after another, each in an idle moment of its own: a page is some ten files to
 * ask for, and all pages of a menu at once keep a slow phone from answering for half a second.
 */
export function prefetchOneByOne(prefetch: Prefetch, [first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  whenIdle(() => {
    prefetch(first);
    prefetchOneByOne(prefetch, others);
  });
}

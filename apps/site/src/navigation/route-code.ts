import type { ComponentType } from "react";
import { routes } from "../routes.tsx";
import { headFile } from "../seo/head-file.ts";
import { createCodeCache } from "./code-cache.ts";
import { isBuilt } from "./is-built.ts";
import type { RouteId, RouteMatch } from "./match-route.ts";
import { copyAhead, pageParts } from "./page-parts.ts";
import { preloadModule } from "./preload-module.ts";
import { whenIdle } from "./when-idle.ts";

/** Whether a route's main part is shown as the build wrote it, so that none of its code is loaded. */
export function isWritten(match: RouteMatch): boolean {
  return isBuilt && routes[match.id].hydrate === "intent";
}

/** Whether a route's main part is there as the build wrote it, to be shown at once. */
export function isReady(match: RouteMatch): boolean {
  return isWritten(match) && pageParts.get(headFile(match)) !== undefined;
}

/** Copies a page's main part ahead of its use, when idle. */
export function makeReady(match: RouteMatch): void {
  if (isReady(match)) whenIdle(() => copyAhead(headFile(match)));
}

/** The component of each route. */
export const routeCode = createCodeCache<RouteId, ComponentType>((id) => routes[id].load());

/** Fetches a page's part and, now that a visitor means to go there, asks for its code. */
async function preparePart(match: RouteMatch): Promise<void> {
  const { code } = await pageParts.load(headFile(match));
  for (const path of code) preloadModule(path);
}

/** Fetches the code that renders a route and, in development, what it shows. */
export async function loadCode(match: RouteMatch): Promise<void> {
  const [, found] = await Promise.all([
    routeCode.load(match.id),
    isBuilt ? undefined : routes[match.id].prepare?.(match),
  ]);
  if (found === null) await routeCode.load("not-found");
}

/** Fetches all that a route needs before it can be shown without waiting. */
export async function prepareRoute(match: RouteMatch): Promise<void> {
  if (isWritten(match)) {
    await preparePart(match);
    return;
  }
  // With it come the page's styles, in their order. The page is shown without its head if need be.
  if (isBuilt) await preparePart(match).catch(() => {});
  await loadCode(match);
}

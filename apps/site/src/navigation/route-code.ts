import type { ComponentType } from "react";
import { routes } from "../routes.tsx";
import { createCodeCache } from "./code-cache.ts";
import type { RouteId, RouteMatch } from "./match-route.ts";

/** The component of each route. */
export const routeCode = createCodeCache<RouteId, ComponentType>((id) => routes[id].load());

/** Fetches all that a route needs before it can be rendered without waiting. */
export async function prepareRoute(match: RouteMatch): Promise<void> {
  await Promise.all([routeCode.load(match.id), routes[match.id].prepare?.(match)]);
}

import type { RouteMatch } from "../navigation/match-route.ts";
import { routePath } from "./route-path.ts";

/**
 * The file that holds a page's head alone, as HTML, for navigation in place. It is written from the same
 * list of tags as the page, so that a page has one head however it is reached.
 */
export function headFile(match: RouteMatch): string {
  const path = routePath(match);
  if (path === null) return "/head/404.txt";
  return `/head/${path === "/" ? "home" : path.slice(1)}.txt`;
}

/** The path of a page whose head a file holds; `undefined` for any other file. */
export function pathOfHeadFile(file: string): string | undefined {
  const name = /^\/head\/([a-z0-9/-]+)\.txt$/.exec(file)?.[1];
  return name === undefined ? undefined : name === "home" ? "/" : `/${name}`;
}

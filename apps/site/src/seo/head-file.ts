import type { RouteMatch } from "../navigation/match-route.ts";
import { fileOfPath } from "./head-file-of-path.ts";
import { routePath } from "./route-path.ts";

/**
 * The file that holds a page's own part, its head and its main part, as HTML, for navigation in place. It
 * is written with the page, so that a page is one however it is reached.
 */
export function headFile(match: RouteMatch): string {
  return fileOfPath(routePath(match));
}

/** The path of a page whose head a file holds; `undefined` for any other file. */
export function pathOfHeadFile(file: string): string | undefined {
  const name = /^\/head\/([a-z0-9/-]+)\.txt$/.exec(file)?.[1];
  return name === undefined ? undefined : name === "home" ? "/" : `/${name}`;
}

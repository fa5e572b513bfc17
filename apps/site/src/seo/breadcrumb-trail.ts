import { type Href, paths, serviceIds } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import type { PageRef } from "./page-ref.ts";
import { routePath } from "./route-path.ts";

/** One step on the way from the home page to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: Href;
}

/**
 * The way from the home page to a page, both included, for the page and for search engines alike.
 * Empty for the home page and not-found. An article's last step is its title, which the caller has.
 */
export function breadcrumbTrail(match: PageRef, articleTitle = ""): readonly Crumb[] {
  const path = routePath(match);
  if (path === null || match.id === "home" || match.id === "not-found") return [];
  const home: Crumb = { name: shell.breadcrumbHome, path: paths.home.path };
  if (match.id === "article") {
    return [home, { name: paths.blog.title, path: paths.blog.path }, { name: articleTitle, path }];
  }
  const services: Crumb = { name: paths.services.title, path: paths.services.path };
  const isService = serviceIds.some((id) => id === match.id);
  return [home, ...(isService ? [services] : []), { name: paths[match.id].title, path }];
}

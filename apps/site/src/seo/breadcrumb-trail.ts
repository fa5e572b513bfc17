import { paths, type SitePath } from "@kolam/content/model/pages/paths";
import { isOfSector } from "@kolam/content/model/portfolio/sectors";
import { titles } from "@site/lists/words/titles";
import { shell } from "@site/texts/shell";
import { isServiceId, type PageRef } from "./page-ref.ts";
import { routePath } from "./route-path.ts";

/** One breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly path: SitePath;
}

/**
 * The breadcrumbs of a page, from the home page to the page itself, for the page and its structured
 * data. Empty for the home page and the not-found page.
 * @param title the name of the last breadcrumb of an article, a case, an opening or a landing page
 */
export function breadcrumbTrail(ref: PageRef, title = ""): readonly Crumb[] {
  const path = routePath(ref);
  if (path === null || ref.id === "home" || ref.id === "not-found") return [];
  const home: Crumb = { name: shell.breadcrumbHome, path: paths.home.path };
  if (ref.id === "article") {
    return [home, { name: titles.blog, path: paths.blog.path }, { name: title, path }];
  }
  if (ref.id === "case") {
    return [home, { name: titles.portfolio, path: paths.portfolio.path }, { name: title, path }];
  }
  if (ref.id === "opening") {
    return [home, { name: titles.careers, path: paths.careers.path }, { name: title, path }];
  }
  if (ref.id === "landing") {
    const work: Crumb = { name: titles.portfolio, path: paths.portfolio.path };
    return [home, ...(isOfSector(path) ? [work] : []), { name: title, path }];
  }
  const services: Crumb = { name: titles.services, path: paths.services.path };
  const above = isServiceId(ref.id) ? [home, services] : [home];
  return [...above, { name: titles[ref.id], path }];
}

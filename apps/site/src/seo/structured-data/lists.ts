import { articlePath, articles, latestOfPage } from "@kolam/content/model/blog/articles";
import { landingBySlug } from "@kolam/content/model/landing/pages";
import {
  caseById,
  casePath,
  casesOfPage,
  casesOfSector,
  listedCases,
} from "@kolam/content/model/portfolio/cases";
import { openings } from "@site/words/openings";
import type { BreadcrumbList, ItemList } from "schema-dts";
import { breadcrumbTrail } from "../breadcrumb-trail.ts";
import { breadcrumbId, listId, type PageNodeContext } from "./nodes.ts";

/** The last breadcrumb as the page shows it, without what its title says besides. */
function lastCrumb({ ref, meta }: PageNodeContext): string | undefined {
  if (ref.id === "case") return caseById(ref.slug)?.project;
  if (ref.id === "opening") return openings.find(({ id }) => id === ref.slug)?.title;
  return meta.title;
}

/** The breadcrumbs of a page; `null` if it has none. */
export function breadcrumbNode(context: PageNodeContext): BreadcrumbList | null {
  const { ref, site, url } = context;
  const trail = breadcrumbTrail(ref, lastCrumb(context));
  if (trail.length === 0) return null;
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(url),
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${site.siteUrl}${path}`,
    })),
  };
}

interface Entry {
  readonly name: string;
  readonly path: string;
}

function listNode({ site, url }: PageNodeContext, entries: readonly Entry[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": listId(url),
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${site.siteUrl}${path}`,
    })),
  };
}

/** The articles on a page of the blog's list. */
export function articleListNode(context: PageNodeContext): ItemList {
  const shown = [...articles.slice(0, 1), ...latestOfPage(articles, context.ref.page ?? 1)];
  return listNode(
    context,
    shown.map(({ title, slug }) => ({ name: title, path: articlePath(slug) })),
  );
}

/** The cases on a page of the portfolio. */
export function portfolioListNode(context: PageNodeContext): ItemList {
  return listNode(
    context,
    casesOfPage(listedCases, context.ref.page ?? 1).map(({ id, project }) => ({
      name: project,
      path: casePath(id),
    })),
  );
}

/** The cases on a page about a sector; `null` for other pages. */
export function sectorListNode(context: PageNodeContext): ItemList | null {
  const { ref } = context;
  const sector = ref.id === "landing" ? landingBySlug(ref.slug)?.sector : undefined;
  if (!sector) return null;
  return listNode(
    context,
    casesOfSector(sector).map(({ id, project }) => ({ name: project, path: casePath(id) })),
  );
}

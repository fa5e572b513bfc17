import { Breadcrumbs } from "@kolam/ui/breadcrumbs";
import { landmarks } from "@site/texts/navigation";
import { SiteLink } from "../router/site-link.tsx";
import { breadcrumbTrail } from "../seo/breadcrumb-trail.ts";
import type { PageRef } from "../seo/page-ref.ts";

/** The breadcrumbs of a page, whose title comes last. */
export function Trail({ page, title }: { page: PageRef; title: string }) {
  const above = breadcrumbTrail(page, title).slice(0, -1);
  const items = above.map(({ name, path }) => ({ label: name, link: <SiteLink href={path} /> }));
  return <Breadcrumbs label={landmarks.breadcrumbs} current={title} items={items} />;
}

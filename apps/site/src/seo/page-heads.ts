import { company } from "@kolam/content/company";
import type { RouteMatch } from "../navigation/match-route.ts";
import { keepOwnPart, pageParts } from "../navigation/page-parts.ts";
import { applyHead, type PageHead } from "./apply-head.ts";
import { headFile } from "./head-file.ts";
import { routePath } from "./route-path.ts";

let shownFile: string | undefined;

/** Whether the document arrived as this page, and not as one that a host served in its place. */
function arrivedAs(match: RouteMatch): boolean {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return (canonical ? new URL(canonical.href).pathname : null) === routePath(match);
}

/** The best title there is while, or because, a page's own head cannot be had. */
function headingTitle(): string {
  const heading = document.querySelector("main h1")?.textContent.trim();
  return heading ? `${heading} | ${company.name}` : company.name;
}

/**
 * Gives the document the head of the page it now shows, and calls `done` with the title: at once if
 * the head is known, else when it has come. Meanwhile, and if it never comes, the document has a title
 * made of the page's heading and nothing of the last page's head. The head that a page arrived with is
 * kept as it is, and `done` is not called for it.
 */
export function showHead(match: RouteMatch, done: (title: string) => void): void {
  const file = headFile(match);
  if (file === shownFile) return;
  if (shownFile === undefined && arrivedAs(match)) {
    shownFile = file;
    if (!pageParts.get(file)) keepOwnPart(file);
    return;
  }
  shownFile = file;
  const show = (head: PageHead) => {
    if (shownFile !== file) return;
    applyHead(head);
    done(head.title);
  };
  const known = pageParts.get(file);
  if (known) {
    show(known.head);
    return;
  }
  const title = headingTitle();
  applyHead({ title, elements: [] });
  pageParts.load(file).then(
    (part) => show(part.head),
    () => {
      if (shownFile === file) done(title);
    },
  );
}

import { company } from "@kolam/content/company";
import type { RouteMatch } from "../navigation/match-route.ts";
import { applyHead, fetchHead, headOf, type PageHead } from "./apply-head.ts";
import { headFile } from "./head-file.ts";
import { routePath } from "./route-path.ts";

const heads = new Map<string, PageHead>();
const pending = new Map<string, Promise<PageHead>>();
let shownFile: string | undefined;

function load(file: string): Promise<PageHead> {
  const known = pending.get(file);
  if (known) return known;
  const promise = fetchHead(file)
    .then((head) => {
      heads.set(file, head);
      return head;
    })
    .finally(() => pending.delete(file));
  pending.set(file, promise);
  return promise;
}

/** Fetches a page's head before it is wanted. A failure here is no failure yet. */
export function prefetchHead(match: RouteMatch): void {
  const file = headFile(match);
  if (!heads.has(file)) load(file).catch(() => {});
}

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
    heads.set(file, headOf(document));
    return;
  }
  shownFile = file;
  const show = (head: PageHead) => {
    if (shownFile !== file) return;
    applyHead(head);
    done(head.title);
  };
  const known = heads.get(file);
  if (known) {
    show(known);
    return;
  }
  const title = headingTitle();
  applyHead({ title, elements: [] });
  load(file).then(show, () => {
    if (shownFile === file) done(title);
  });
}

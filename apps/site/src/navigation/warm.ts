/**
 * Fetches the pages of the main menu and those that links on the screen lead to, before anyone points
 * at them. Loaded when the browser is idle; React is not needed for it.
 */
import { fileOfPath } from "../seo/head-file-of-path.ts";
import { pageParts } from "./page-parts.ts";
import { claimStyles } from "./style-links.ts";
import { whenIdle } from "./when-idle.ts";

/** How many pages are fetched at once: browsers open few connections to one host. */
const atOnce = 3;

const asked = new Set<string>();
const queue: string[] = [];
let working = 0;

async function work(): Promise<void> {
  if (working === atOnce) return;
  working += 1;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    await new Promise<void>((resolve) => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    });
    // A failure here shows when the visitor really goes there.
    if (navigator.onLine) await pageParts.load(fileOfPath(path)).catch(() => {});
  }
  working -= 1;
}

function ask({ pathname }: HTMLAnchorElement): void {
  // Files have an ending, pages have none.
  if (asked.has(pathname) || pathname === location.pathname || pathname.includes(".")) return;
  asked.add(pathname);
  queue.push(pathname);
  void work();
}

let watcher: IntersectionObserver | undefined;
const watched = new WeakSet<Element>();

function onSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
    // A closed submenu has its place on the screen, too.
    if (!target.checkVisibility?.({ visibilityProperty: true })) continue;
    watcher?.unobserve(target);
    ask(target);
  }
}

/** Watches the links that the page now has, unless the visitor saves data. */
export function watchLinks(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // Else the first page's arrival would do it, in one task with what comes with that page.
  whenIdle(claimStyles);
  watcher ??= new IntersectionObserver(onSeen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav > ul > li > a")) {
    ask(link);
  }
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    if (watched.has(link)) continue;
    watched.add(link);
    watcher.observe(link);
  }
}

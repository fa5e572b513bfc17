"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Calls `reveal` with the id of an item that is reached by other means than its trigger: find-in-page,
 * the fragment in the page's address, the history or a link on the page.
 */
export function useReveal(root: RefObject<HTMLElement | null>, reveal: (id: string) => void): void {
  const latest = useRef(reveal);
  useLayoutEffect(() => {
    latest.current = reveal;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;

    const found = (event: Event) => {
      const panel = event.target instanceof Element ? event.target : null;
      const item = panel?.closest("[data-accordion-item]");
      // The browser scrolls to the match right after this handler, so the item must be open by then.
      if (item) flushSync(() => latest.current(item.id));
    };
    const hashChanged = () => latest.current(idOf(location.hash));
    // Routers change the address without a hashchange event, and a second click does not change it.
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !link.hash) return;
      if (link.origin === location.origin && link.pathname === location.pathname) {
        latest.current(idOf(link.hash));
      }
    };

    hashChanged();
    element.addEventListener("beforematch", found);
    window.addEventListener("hashchange", hashChanged);
    document.addEventListener("click", clicked);
    return () => {
      element.removeEventListener("beforematch", found);
      window.removeEventListener("hashchange", hashChanged);
      document.removeEventListener("click", clicked);
    };
  }, [root]);
}

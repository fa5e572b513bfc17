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

/** An item of those that hold their content in an element with their id. */
interface Item {
  readonly id: string;
}

/**
 * Calls `reveal` with the item in which something is reached by other means than the item's trigger: find-in-page,
 * the fragment in the page's address, the history or a link on the page. It may be in an item of an item.
 */
export function useReveal<I extends Item>(
  root: RefObject<HTMLElement | null>,
  items: readonly I[],
  reveal: (item: I, target: Element) => void,
): void {
  const seek = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const item = items.find(({ id }) => document.getElementById(id)?.contains(target));
    if (item) reveal(item, target);
  };
  const latest = useRef(seek);
  useLayoutEffect(() => {
    latest.current = seek;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;

    // The browser scrolls to the match right after this handler, so the item must be open by then.
    const found = (event: Event) => flushSync(() => latest.current(event.target));
    const goTo = (hash: string) => latest.current(document.getElementById(idOf(hash)));
    const hashChanged = () => goTo(location.hash);
    // Routers change the address without a hashchange event, and a second click does not change it.
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !link.hash) return;
      if (link.origin === location.origin && link.pathname === location.pathname) {
        goTo(link.hash);
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

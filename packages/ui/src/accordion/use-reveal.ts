"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** The id in a URL's fragment, also one with malformed escapes. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** An item whose content is in an element with the item's id. */
interface Item {
  readonly id: string;
}

/**
 * Calls `reveal` with the item whose content is reached by other means than its trigger:
 * find-in-page, the fragment in the page's address, the history or a link on the page. The item may
 * be nested in another.
 */
export function useReveal<I extends Item>(
  items: readonly I[],
  reveal: (item: I, target: Element) => void,
): void {
  const seek = (target: Element | null) => {
    const item = items.find(({ id }) => document.getElementById(id)?.contains(target));
    if (item && target) reveal(item, target);
  };
  const latest = useRef(seek);
  useLayoutEffect(() => {
    latest.current = seek;
  });

  useEffect(() => {
    const end = new AbortController();
    const look = (event?: Event) => {
      const at = event?.target;
      const isElement = at instanceof Element;
      // The browser scrolls to the match right after this handler, so the item must be open by
      // then.
      if (isElement && event?.type === "beforematch") return flushSync(() => latest.current(at));
      const place = isElement ? at.closest<HTMLAnchorElement>("a[href]") : location;
      if (place?.hash && place.origin === location.origin && place.pathname === location.pathname) {
        latest.current(document.getElementById(idOf(place.hash)));
      }
    };

    look();
    // Routers change the address without a hashchange event, and a second click does not change it.
    for (const type of ["hashchange", "click", "beforematch"]) {
      addEventListener(type, look, { signal: end.signal });
    }
    return () => end.abort();
  }, []);
}

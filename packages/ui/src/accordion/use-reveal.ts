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

/** Whether a link leads to a place on this page. */
const isHere = ({ hash, origin, pathname }: HTMLAnchorElement) =>
  hash && origin === location.origin && pathname === location.pathname;

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
    const end = new AbortController();
    const { signal } = end;
    const goTo = ({ hash }: { hash: string }) =>
      latest.current(document.getElementById(idOf(hash)));
    const hashChanged = () => goTo(location);

    hashChanged();
    addEventListener("hashchange", hashChanged, { signal });
    // The browser scrolls to the match right after this handler, so the item must be open by then.
    root.current?.addEventListener(
      "beforematch",
      ({ target }) => flushSync(() => latest.current(target)),
      { signal },
    );
    // Routers change the address without a hashchange event, and a second click does not change it.
    document.addEventListener(
      "click",
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
        if (link && isHere(link)) goTo(link);
      },
      { signal },
    );
    return () => end.abort();
  }, [root]);
}

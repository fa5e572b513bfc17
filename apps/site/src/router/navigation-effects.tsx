import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { firstPageMarker } from "../seo/head/head-tag.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";

/** Moves focus to an element that need not be focusable, without scrolling. */
function focusOn(element: HTMLElement): void {
  if (!element.matches("a[href], button, input, select, textarea, [tabindex]")) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/** How long a dialog may take to close, in milliseconds. */
const closingMs = 1_000;

/** Moves focus as soon as no closing dialog hides the element from screen readers any more. */
function focusOnceShown(element: HTMLElement, until = performance.now() + closingMs): void {
  const isHidden = element.closest("[aria-hidden=true]") && performance.now() < until;
  if (!isHidden) focusOn(element);
  else requestAnimationFrame(() => focusOnceShown(element, until));
}

function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * What a full page load does and a navigation in place does not: the new page's heading, or the
 * place that a link leads to, takes the focus, the page's title is announced, and what the head
 * said of the first page goes. Back within a page leads to the link that was followed, if what had
 * the focus is gone.
 */
export function NavigationEffects() {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ key, pathname });
  /** What had the focus when each entry of the history was left. */
  const left = useRef(new Map<string, Element | null>());

  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { key, pathname };
    const isNewPage = last.pathname !== pathname;
    const { activeElement, body } = document;
    left.current.set(last.key, activeElement);
    const target = isBack ? null : elementOfHash(hash);
    const heading = isNewPage ? document.querySelector<HTMLElement>("main h1") : null;
    const focused = target ?? heading;
    if (focused) focusOnceShown(focused);
    if (!isNewPage) {
      const before = left.current.get(key);
      const isLost = isBack && activeElement === body;
      if (isLost && before instanceof HTMLElement && before.isConnected) focusOn(before);
      return;
    }
    for (const tag of document.head.querySelectorAll(`[${firstPageMarker}]`)) tag.remove();
    setAnnouncement(document.title);
  }, [key, pathname, hash, isBack]);

  return <RouteAnnouncer text={announcement} />;
}

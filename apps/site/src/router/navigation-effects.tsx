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
 * Does what a full page load does and a navigation in place does not: focuses the new page's
 * heading or the link's target, announces the page's title, and removes what the head said about
 * the first page.
 */
export function NavigationEffects() {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { key, pathname };
    const isNewPage = last.pathname !== pathname;
    const target = isBack ? null : elementOfHash(hash);
    const heading = isNewPage ? document.querySelector<HTMLElement>("main h1") : null;
    const focused = target ?? heading;
    if (focused) focusOnceShown(focused);
    if (!isNewPage) return;
    for (const tag of document.head.querySelectorAll(`[${firstPageMarker}]`)) tag.remove();
    setAnnouncement(document.title);
  }, [key, pathname, hash, isBack]);

  return <RouteAnnouncer text={announcement} />;
}

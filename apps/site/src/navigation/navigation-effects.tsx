import { paths } from "@kolam/content/paths";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { showHead } from "../seo/page-heads.ts";
import { RouteAnnouncer } from "../shell/route-announcer.tsx";
import { afterPaint } from "./after-paint.ts";
import { arrive, fillWindow, hasSizes } from "./arrival.ts";
import { useLinksInPlace } from "./links-in-place.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";
import { usePrefetchOnIntent } from "./prefetch.ts";
import { makeReady } from "./route-code.ts";
import { enterScroll, useRememberScroll } from "./scroll-memory.ts";
import { watchLinks } from "./warm.ts";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Moves focus to an element that need not be focusable, without scrolling. */
function focusOn(element: HTMLElement): void {
  if (!element.matches("a[href], button, input, select, textarea, [tabindex]")) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

function elementOfHash(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the visitor wants less motion. */
const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Marks the links of header and footer that lead to the page shown. */
function markCurrent(match: RouteMatch): void {
  const path = match.id === "article" || match.id === "not-found" ? null : paths[match.id].path;
  for (const link of document.querySelectorAll("header nav a, #footer nav a")) {
    if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/**
 * What a browser does on a full page load, done for a navigation in place: the head becomes the new
 * page's, its heading takes focus, its title is announced, and the page begins at the top, or, on
 * back and forward, where the visitor left it.
 */
export function NavigationEffects({ match }: { match: RouteMatch }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ key: location.key, pathname: location.pathname });
  useRememberScroll(location.key);
  usePrefetchOnIntent();
  useLinksInPlace();

  useBrowserLayoutEffect(() => {
    const last = shown.current;
    if (last.key === location.key) {
      showHead(match, setAnnouncement);
      return;
    }
    markCurrent(match);
    shown.current = { key: location.key, pathname: location.pathname };
    const position = enterScroll(location.key);
    const newPage = last.pathname !== location.pathname;
    const target = elementOfHash(location.hash);
    const main = document.querySelector<HTMLElement>("main");
    if (newPage && main && !target && (!position || hasSizes(location.pathname))) {
      arrive(location.pathname, main, position ?? 0);
    }
    const isBack = navigationType === "POP";
    if (target && !isBack) {
      target.scrollIntoView({ behavior: newPage || wantsStillness() ? "instant" : "smooth" });
      focusOn(target);
    } else if (newPage || position !== undefined) {
      const scroll = () => {
        scrollTo({ top: (isBack && position) || 0, behavior: "instant" });
        if (main) fillWindow(main);
      };
      // It needs a layout, which the frame is spared when it comes right before its own.
      if (document.hidden) scroll();
      else requestAnimationFrame(scroll);
    }
    const { activeElement } = document;
    const heading = newPage ? document.querySelector<HTMLElement>("main h1") : null;
    // The frame with the heading does not wait for what nobody sees.
    afterPaint(() => {
      // Not where the visitor has gone on meanwhile.
      const isUntouched = [activeElement, document.body].includes(document.activeElement);
      if (heading && isUntouched && (isBack || !target)) focusOn(heading);
      showHead(match, setAnnouncement);
      watchLinks();
      if (newPage) makeReady(matchRoute(last.pathname));
    });
  }, [location, navigationType, match]);

  return <RouteAnnouncer text={announcement} />;
}

import { useEffect } from "react";
import { prefetchHead } from "../seo/page-heads.ts";
import { matchRoute } from "./match-route.ts";
import { prepareRoute } from "./route-code.ts";

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const match = matchRoute(link.pathname);
  // A failure here shows when the visitor really goes there.
  prepareRoute(match).catch(() => {});
  prefetchHead(match);
}

/** Fetches the code of a page as soon as a visitor points at, touches or focuses a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    for (const sign of signs) addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, prefetch);
    };
  }, []);
}

import { useEffect } from "react";
import { afterPaint } from "./after-paint.ts";
import { isArriving } from "./arrival.ts";
import { matchRoute } from "./match-route.ts";
import { makeReady, prepareRoute } from "./route-code.ts";

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.pathname.includes(".")) return;
  const match = matchRoute(link.pathname);
  // A failure here shows when the visitor really goes there.
  prepareRoute(match).then(
    () => makeReady(match),
    () => {},
  );
}

/** Fetches a page as soon as a visitor points at, touches or focuses a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    const onSign = ({ target }: Event) => {
      // The pointer has not moved, but the page under it has: its first frame does not wait for that.
      if (isArriving()) afterPaint(() => prefetch(target));
      else prefetch(target);
    };
    for (const sign of signs) addEventListener(sign, onSign, { passive: true });
    // The first sign came before this listened.
    prefetch(document.querySelector("a:hover, a:focus"));
    return () => {
      for (const sign of signs) removeEventListener(sign, onSign);
    };
  }, []);
}

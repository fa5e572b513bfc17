import { afterFirstPaint } from "./after-paint.ts";

function apply(late: HTMLLinkElement): void {
  late.rel = "stylesheet";
  // They come after the styles that are in the page.
  document.body.append(late);
}

function isCached({ href }: HTMLLinkElement): boolean {
  const [fetched] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  return fetched?.transferSize === 0;
}

function applyInTime(): void {
  const late = document.querySelector<HTMLLinkElement>("link[data-late]");
  if (!late) return;
  // A place in the page has to be found where it will stay.
  if (isCached(late) || location.hash) apply(late);
  else afterFirstPaint(() => apply(late));
}

/**
 * Applies the styles of what is below the first screen, which are on their way and bring the font of the
 * text. On a first visit only after the first paint, which they would hold up.
 */
export function applyLateStyles(): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", applyInTime);
  else applyInTime();
}

import { afterFirstPaint, afterPaint } from "./after-paint.ts";

const root = document.documentElement;

function apply(late: HTMLLinkElement): void {
  late.rel = "stylesheet";
  // They come after the styles that are in the page.
  document.body.append(late);
}

/** Lays out one band a frame: all at once were a task of 70 ms at a quarter of the speed. */
function layOut([band, ...rest]: HTMLElement[], done: () => void): void {
  if (!band) {
    done();
    return;
  }
  band.style.contentVisibility = "visible";
  afterPaint(() => layOut(rest, done));
}

/** Applies the styles, and lays out what they are for once they and the fonts they ask for are there. */
function applyInSlices(late: HTMLLinkElement): void {
  // See build/page-styles.ts.
  root.dataset.slices = "";
  late.onload = () =>
    afterPaint(async () => {
      await document.fonts.ready;
      const bands = [...document.querySelectorAll<HTMLElement>("main>*,#footer")];
      layOut(bands, () => {
        delete root.dataset.slices;
        for (const band of bands) band.style.contentVisibility = "";
      });
    });
  apply(late);
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
  else afterFirstPaint(() => applyInSlices(late));
}

/**
 * Applies the styles of what is below the first screen, which are on their way and bring the font of the
 * text. On a first visit only after the first paint, which they would hold up.
 */
export function applyLateStyles(): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", applyInTime);
  else applyInTime();
}

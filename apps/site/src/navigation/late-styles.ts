import { afterFirstPaint, afterPaint } from "./after-paint.ts";
import { textParts } from "./text-parts.ts";

const root = document.documentElement;

function apply(late: HTMLLinkElement): void {
  late.rel = "stylesheet";
  // They come after the styles that are in the page.
  document.body.append(late);
}

/** How many parts of a text are as much work as a band. */
const partsAtOnce = 6;

type Slices = readonly (readonly HTMLElement[])[];

function find(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function chunks(elements: readonly HTMLElement[], size: number): Slices {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_, index) =>
    elements.slice(index * size, (index + 1) * size),
  );
}

/** Changes one slice a frame: all at once were a task of 70 ms at a quarter of the speed. */
function oneByOne(slices: Slices, change: (element: HTMLElement) => void): Promise<void> {
  return new Promise((done) => {
    const go = ([slice, ...rest]: Slices) => {
      slice?.forEach(change);
      if (rest.length > 0) afterPaint(() => go(rest));
      else done();
    };
    go(slices);
  });
}

/**
 * Applies the styles. What is in the window is shown at once, what is below it in the next frames, laid out
 * as far as it is near; the rest is laid out when the fonts they ask for are there.
 */
function applyInSlices(late: HTMLLinkElement): void {
  // See build/page-styles.ts.
  root.dataset.slices = "";
  late.onload = () =>
    afterPaint(async () => {
      const bands = find("main>*,#footer,[data-unseen]");
      const isSeen = (band: HTMLElement) => band.getBoundingClientRect().top < innerHeight;
      const unseen = bands.filter((band) => !isSeen(band));
      const show = (band: HTMLElement) => {
        band.style.animation = "none";
      };
      await oneByOne([bands.filter(isSeen), ...chunks(unseen, 1)], show);
      await document.fonts.ready;
      const parts = find(textParts);
      await oneByOne([...chunks(parts, partsAtOnce), ...chunks(bands, 1)], (element) => {
        element.style.contentVisibility = "visible";
      });
      delete root.dataset.slices;
      for (const element of [...bands, ...parts]) {
        element.style.contentVisibility = element.style.animation = "";
      }
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

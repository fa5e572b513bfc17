import { afterFirstPaint, afterPaint } from "./after-paint.ts";
import { textParts, unseenParts } from "./layout-parts.ts";

const root = document.documentElement;

function apply(late: HTMLLinkElement): void {
  late.rel = "stylesheet";
  // They come after the styles that are in the page.
  document.body.append(late);
}

/** How many parts of a text are as much work as a band. */
const partsAtOnce = 4;

type Slices = readonly (readonly HTMLElement[])[];

function find(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function chunks(elements: readonly HTMLElement[], size: number): Slices {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_, index) =>
    elements.slice(index * size, (index + 1) * size),
  );
}

function isSeen(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top < innerHeight;
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
      const bands = find(`${unseenParts},main>*,#footer`);
      const slices = [...chunks(find(textParts), partsAtOnce), ...chunks(bands, 1)];
      const all = slices.flat();
      await oneByOne([all.filter(isSeen), ...slices], (element) => {
        element.style.animation = "none";
      });
      await document.fonts.ready;
      // They have everything laid out anew.
      await new Promise<void>((done) => afterPaint(done));
      await oneByOne(slices, (element) => {
        element.style.contentVisibility = "visible";
      });
      delete root.dataset.slices;
      for (const { style } of all) style.contentVisibility = style.animation = "";
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

import { afterFirstPaint, afterPaint } from "./after-paint.ts";
import { apartWhole, held, inside, unnamed, unseen, unseenAtFirst } from "./layout-parts.ts";

/**
 * How much is laid out in one frame: an element counts as one, a hundred characters as another. 200 elements
 * were a task of 70 ms at a quarter of the speed.
 */
const atOnce = 30;

/** What a visitor does to see more of the page. */
const signs = ["scroll", "pointerdown", "keydown"] as const;

/** Makes the link a stylesheet, after the styles that are in the page. */
function apply(late: HTMLLinkElement): void {
  // In the page, it would be loaded for its new meaning and once more for its new place.
  late.remove();
  late.rel = "stylesheet";
  document.body.append(late);
}

function sizeOf(element: Element): number {
  return 1 + element.getElementsByTagName("*").length + element.textContent.length / 100;
}

/** What is laid out in one go: the element, or, if it is large, what it is made of. */
function partsOf(element: Element): Element[] {
  const isSmall = sizeOf(element) <= atOnce || element.matches(`svg,select,table,${apartWhole}`);
  return isSmall ? [element] : [element, ...[...element.children].flatMap(partsOf)];
}

/** What a part brings when its turn comes: what a large one is made of comes later. */
function ownSize(part: Element): number {
  return part.querySelector(`[${held}]`) ? 1 : sizeOf(part);
}

function isHeld(part: Element): boolean {
  return part.hasAttribute(held);
}

function release(parts: Iterable<Element>): void {
  for (const part of parts) part.removeAttribute(held);
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Whether a part of a list or text that begins at the foot of the first screen can be in the window or above it:
 * what comes before it is. Its own place is not known before it is laid out.
 */
function isReached(part: Element): boolean {
  const before = part.previousElementSibling ?? (part.parentElement as Element);
  const { top } = before.getBoundingClientRect();
  return top < innerHeight && !before.closest(`[${held}]`);
}

/** Shows what is in the window, of what began at its foot no more than down to it. @returns whether anything was */
function releaseSeen(bands: readonly Element[]): boolean {
  let isAny = false;
  for (const band of bands.filter(isSeen)) {
    for (const part of [band, ...band.querySelectorAll(`[${held}]`)]) {
      if (!isHeld(part) || (part.closest(unseenAtFirst) && !isReached(part))) continue;
      // At once, since the place of the next depends on it.
      part.removeAttribute(held);
      isAny = true;
    }
  }
  return isAny;
}

/** As many parts from the beginning of the list as are laid out in one frame, one at least. */
function firstSlice(parts: readonly Element[]): readonly Element[] {
  let size = 0;
  const end = parts.findIndex((part, index) => {
    size += ownSize(part);
    return index > 0 && size > atOnce;
  });
  return end < 0 ? parts : parts.slice(0, end);
}

/**
 * Shows one slice a frame. What a visitor has scrolled to comes first and alone: only what has been laid out is
 * kept in its place by the browser when something above it grows.
 */
async function releaseInTurns(bands: readonly Element[], parts: readonly Element[]): Promise<void> {
  while (parts.some(isHeld)) {
    if (!releaseSeen(bands)) release(firstSlice(parts.filter(isHeld)));
    await new Promise<void>(afterPaint);
  }
}

/** Asks for our fonts, those of single characters too. The faces of the system's say nothing of `swap`. */
function loadFonts(): void {
  document.fonts.forEach((face) => {
    if (face.display === "swap") void face.load().catch(() => {});
  });
}

/**
 * Until our fonts are there, named and laid out, or the visitor moves on. Late ones are named all the same.
 * @param patience how long what is below the window may wait for the fonts, and they for their names, in ms
 */
function settled(signal: AbortSignal, patience = 1_000): Promise<unknown> {
  return new Promise((done: (reason?: unknown) => void) => {
    for (const sign of signs) {
      addEventListener(sign, done, { capture: true, passive: true, signal });
    }
    const name = () => {
      document.documentElement.removeAttribute(unnamed);
      afterPaint(done);
    };
    setTimeout(name, patience);
    void document.fonts.ready.then(name);
  });
}

/** Shows everything before a link leads to a place in the page, which has to be where it will stay. */
function releaseForLinks(parts: readonly Element[], signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) release(parts);
  };
  addEventListener("click", onClick, { capture: true, signal });
}

/** Goes where a link led that was clicked before the place was known. */
function goToPlace(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/**
 * Applies the styles. What is in the window is shown at once. The rest is laid out slice by slice, one a
 * frame, when the fonts are there: they have everything laid out anew that is there before them.
 */
function applyInSlices(late: HTMLLinkElement): void {
  const bands = [...document.querySelectorAll([...unseen, apartWhole].join())];
  const parts = location.hash ? [] : bands.flatMap(partsOf);
  for (const part of parts) {
    part.setAttribute(held, part.parentElement?.closest(`[${held}]`) ? inside : "");
  }
  document.documentElement.setAttribute(unnamed, "");
  const whole = new AbortController();
  releaseForLinks(parts, whole.signal);
  late.onload = () =>
    afterPaint(async () => {
      goToPlace();
      releaseSeen(bands);
      loadFonts();
      await settled(whole.signal);
      await releaseInTurns(bands, parts);
      whole.abort();
    });
  apply(late);
}

function isCached({ href }: HTMLLinkElement): boolean {
  const entries = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  return entries[0]?.transferSize === 0;
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

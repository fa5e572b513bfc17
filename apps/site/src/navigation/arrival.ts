import { afterPaint } from "./after-paint.ts";
import { bandParts, unseenAtFirst } from "./layout-parts.ts";
import { whenIdle } from "./when-idle.ts";

/** Where the bands of a page lie, at a width of the window. */
interface Sizes {
  readonly width: number;
  readonly bands: readonly Band[];
}

/** In px, from the top of the main part. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  /** The height without padding, as `contain-intrinsic-block-size` counts. */
  readonly inner: number;
}

/** What a page is laid out by: the parts of the main part, and of long texts and lists in it. */
interface Bands {
  readonly outer: readonly HTMLElement[];
  readonly inner: readonly HTMLElement[];
}

const known = new Map<string, Sizes>();

function bandsOf(main: Element): Bands {
  const isElement = (child: Element) => child instanceof HTMLElement;
  return {
    outer: [...main.children].filter(isElement),
    inner: [...main.querySelectorAll(bandParts)].filter(isElement),
  };
}

let watcher: ResizeObserver | undefined;

/** Remembers where the bands of a page lie for as long as it is on screen; the browser tells of it. */
export function watchSizes(path: string, main: Element): void {
  watcher?.disconnect();
  const { outer, inner } = bandsOf(main);
  const all = [...outer, ...inner];
  const heights = new Map<Element, number>();
  watcher = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) heights.set(target, contentRect.height);
    const start = main.getBoundingClientRect().top;
    const bands = all.map((band) => {
      const { top, bottom } = band.getBoundingClientRect();
      return { top: top - start, bottom: bottom - start, inner: heights.get(band) ?? 0 };
    });
    known.set(path, { width: innerWidth, bands });
  });
  for (const band of all) watcher.observe(band);
}

/** To be called before a page is taken off the screen. */
export function forgetSizes(): void {
  watcher?.disconnect();
}

/** Whether a page can be scrolled to where it was left before all of it is laid out. */
export function hasSizes(path: string): boolean {
  return known.get(path)?.width === innerWidth;
}

/** Whether a page has just been opened in place: heights are still guessed, and no more than the window is laid out. */
export function isArriving(): boolean {
  return document.querySelector("main[data-arriving]") !== null;
}

/** How far around the window bands count as seen, in px: about the height of the header. */
const around = 120;

/**
 * What is seen first of a page whose heights are not known: bands, and parts of a text that does not begin below
 * the first screen. What else is in the window, {@link fillWindow} shows.
 */
const seenFirst = { bands: 1, parts: 8 };

/**
 * Shows what else of a page that arrives is in the window. To be called right before its first frame, once it is
 * scrolled to its place. Each part is laid out before it is known where the next one lies.
 */
export function fillWindow(main: HTMLElement): void {
  for (const band of main.querySelectorAll<HTMLElement>("[data-later]")) {
    // Asked for its place, what is left out would be laid out.
    if (band.parentElement?.closest("[data-later]")) continue;
    const { top, bottom } = band.getBoundingClientRect();
    if (top > innerHeight) return;
    if (bottom > 0) delete band.dataset.later;
  }
}

/** Signs that the visitor goes on to what is not laid out yet; a press may be on a link that leads there. */
const impatience = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Lets the browser lay out only what is seen of a page that arrives, so that its heading is painted
 * sooner; the rest follows when it is idle. Never for longer, since heights are guessed meanwhile.
 * @param top where the page will be scrolled to, in px
 */
export function arrive(path: string, main: HTMLElement, top: number): void {
  const sizes = hasSizes(path) ? known.get(path) : undefined;
  const { outer, inner } = bandsOf(main);
  const bands = [...outer, ...inner];
  const isSeenFirst = (band: Element, index: number) =>
    index < (index < outer.length ? seenFirst.bands : outer.length + seenFirst.parts) &&
    !band.closest(unseenAtFirst);
  for (const [index, band] of bands.entries()) {
    const size = sizes?.bands[index];
    if (size) band.style.containIntrinsicBlockSize = `${size.inner}px`;
    const isSeen = size
      ? size.bottom > top - around && size.top < top + innerHeight + around
      : isSeenFirst(band, index);
    if (!isSeen) band.dataset.later = "";
  }
  main.dataset.arriving = "";
  const settle = () => {
    for (const sign of impatience) removeEventListener(sign, settle);
    delete main.dataset.arriving;
    for (const band of bands) delete band.dataset.later;
    // The guesses are not to be remembered.
    if (main.isConnected) watchSizes(path, main);
  };
  for (const sign of impatience) addEventListener(sign, settle, { passive: true });
  afterPaint(() => whenIdle(settle));
}

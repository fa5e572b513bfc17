import { whenIdle } from "./when-idle.ts";

/** The heights of the bands of a page, in px, at a width of the window. */
interface Sizes {
  readonly width: number;
  readonly bands: readonly Band[];
}

interface Band {
  /** With padding. */
  readonly outer: number;
  /** Without padding, as `contain-intrinsic-block-size` counts. */
  readonly inner: number;
}

const known = new Map<string, Sizes>();

function bandsOf(main: Element): HTMLElement[] {
  return [...main.children].filter((child) => child instanceof HTMLElement);
}

let watcher: ResizeObserver | undefined;

/** Remembers how high the bands of a page are for as long as it is on screen; the browser tells of it. */
export function watchSizes(path: string, main: Element): void {
  watcher?.disconnect();
  const bands = bandsOf(main);
  const sizes: Band[] = [];
  watcher = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize, contentRect } of entries) {
      const outer = borderBoxSize[0]?.blockSize ?? contentRect.height;
      sizes[bands.indexOf(target as HTMLElement)] = { outer, inner: contentRect.height };
    }
    known.set(path, { width: innerWidth, bands: sizes });
  });
  for (const band of bands) watcher.observe(band);
}

/** To be called before a page is taken off the screen. */
export function forgetSizes(): void {
  watcher?.disconnect();
}

/** Whether a page can be scrolled to where it was left before all of it is laid out. */
export function hasSizes(path: string): boolean {
  return known.get(path)?.width === innerWidth;
}

/** Whether the heights of a main part's bands are still guessed. */
export function isArriving(main: HTMLElement): boolean {
  return main.dataset.arriving !== undefined;
}

/** How far around the window bands count as seen, in px: about the height of the header. */
const around = 120;

/** What of a page is seen first, where its heights are not known: as a rule the first two bands. */
const seenFirst = 2;

/**
 * Lets the browser lay out only what is seen of a page that arrives, so that its heading is painted
 * sooner; the rest follows when it is idle. Never for longer, since heights are guessed meanwhile.
 * @param top where the page will be scrolled to, in px
 */
export function arrive(path: string, main: HTMLElement, top: number): void {
  const sizes = hasSizes(path) ? known.get(path) : undefined;
  const bands = bandsOf(main);
  let start = 0;
  for (const [index, band] of bands.entries()) {
    const size = sizes?.bands[index];
    if (size) band.style.containIntrinsicBlockSize = `${size.inner}px`;
    const end = start + (size?.outer ?? Number.NaN);
    const isSeen = size
      ? end > top - around && start < top + innerHeight + around
      : index < seenFirst;
    band.toggleAttribute("data-seen", isSeen);
    start = end;
  }
  main.dataset.arriving = "";
  const settle = () => {
    delete main.dataset.arriving;
    for (const band of bands) band.removeAttribute("data-seen");
    // The guesses are not to be remembered.
    if (main.isConnected) watchSizes(path, main);
  };
  afterPaint(() => whenIdle(settle));
}

/** Runs `act` once the next frame is painted, or soon if there is none, as in a hidden tab. */
export function afterPaint(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 200);
}

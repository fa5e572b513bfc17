/** The heights of the bands of a page, in px, without their padding, at a width of the window. */
interface Sizes {
  readonly width: number;
  readonly heights: readonly number[];
}

const known = new Map<string, Sizes>();

function bandsOf(main: Element): HTMLElement[] {
  return [...main.children].filter((child) => child instanceof HTMLElement);
}

/** Remembers how high a page is, as it is left. To be called while its layout is up to date. */
export function noteSizes(path: string, main: Element): void {
  const heights = bandsOf(main).map((band) => {
    const { paddingTop, paddingBottom } = getComputedStyle(band);
    return band.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  });
  known.set(path, { width: innerWidth, heights });
}

/** Whether a page can be scrolled to where it was left before all of it is laid out. */
export function hasSizes(path: string): boolean {
  return known.get(path)?.width === innerWidth;
}

/**
 * Lets the browser lay out only what is seen of a page that arrives, so that its heading is painted
 * sooner; the rest follows when it is idle. Never for longer, since heights are guessed meanwhile.
 */
export function arrive(path: string, main: HTMLElement): void {
  const sizes = hasSizes(path) ? known.get(path) : undefined;
  for (const [index, band] of bandsOf(main).entries()) {
    const height = sizes?.heights[index];
    if (height !== undefined) band.style.containIntrinsicBlockSize = `${height}px`;
  }
  main.dataset.arriving = "";
  const settle = () => {
    delete main.dataset.arriving;
  };
  afterPaint(() => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(settle, { timeout: 500 });
    else settle();
  });
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

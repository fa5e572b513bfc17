/** What a page has measured of itself since it began to load. */
export interface Figures {
  /** Sum of the layout shift scores of all frames, computed by hand: only Chromium has them. */
  readonly shift: number;
  /** When a text or picture was painted first, in milliseconds. */
  readonly firstPaint: number;
  /** How long each choice of a theme took to change it, in milliseconds. */
  readonly answers: readonly number[];
}

/** Measures the page in which it runs, and keeps the {@link Figures} in `window.figures`. */
function measure(): void {
  const answers: number[] = [];
  const figures = {
    shift: 0,
    get firstPaint() {
      return performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    },
    answers,
  };
  Object.assign(window, { figures });

  let chosen = Number.NaN;
  addEventListener("input", ({ timeStamp }) => (chosen = timeStamp), true);
  const theme = () => answers.push(performance.now() - chosen);
  new MutationObserver(theme).observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });

  const blocks = "header, main :is(h1, h2, h3, p, li, dl, figure, form, section, img)";
  let before = new Map<Element, DOMRect>();
  let scrolled = scrollY;
  const look = () => {
    const now = new Map<Element, DOMRect>();
    let [left, top, right, bottom, distance] = [Infinity, Infinity, -Infinity, -Infinity, 0];
    for (const block of document.querySelectorAll(blocks)) {
      const box = block.getBoundingClientRect();
      now.set(block, box);
      const old = before.get(block);
      if (!old || scrolled !== scrollY || old.width === 0 || box.width === 0) continue;
      const moved = Math.max(Math.abs(box.left - old.left), Math.abs(box.top - old.top));
      const isSeen =
        Math.min(box.top, old.top) < innerHeight && Math.max(box.bottom, old.bottom) > 0;
      // Less cannot be seen.
      if (moved < 1 || !isSeen) continue;
      distance = Math.max(distance, moved);
      left = Math.min(left, box.left, old.left);
      right = Math.max(right, box.right, old.right);
      top = Math.max(0, Math.min(top, box.top, old.top));
      bottom = Math.min(innerHeight, Math.max(bottom, box.bottom, old.bottom));
    }
    if (distance > 0) {
      const impact = ((right - left) * (bottom - top)) / (innerWidth * innerHeight);
      figures.shift += impact * (distance / Math.max(innerWidth, innerHeight));
    }
    before = now;
    scrolled = scrollY;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** {@link measure} as a script, which every engine can load; no driver but Chromium's and Firefox's can add one. */
export const measureScript = `(${measure.toString()})();`;

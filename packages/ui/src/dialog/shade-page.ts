/**
 * The backdrops on the page, for example a dialog's over a drawer's, and whether each locks
 * scrolling.
 */
const shades = new Set<{ readonly isLocked: boolean }>();

/** Whether the page scrolls. If not, a backdrop must not reserve space for a scrollbar. */
export function pageScrolls(): boolean {
  const page = document.documentElement;
  return page.scrollHeight > page.clientHeight;
}

/**
 * Tells the stylesheet that the page is covered by a backdrop and whether to lock its scroll
 * position. Uses an attribute of the root, because a `:has()` selector would recalculate the root's
 * styles whenever an element is added or removed.
 * @returns a function to call when the backdrop is removed
 */
export function shadePage(isLocked: boolean): () => void {
  const page = document.documentElement;
  const shade = { isLocked };
  const mark = () => {
    if (shades.size === 0) delete page.dataset.kModalOpen;
    else page.dataset.kModalOpen = [...shades].some(({ isLocked }) => isLocked) ? "locked" : "";
  };
  shades.add(shade);
  mark();
  return () => {
    shades.delete(shade);
    mark();
  };
}

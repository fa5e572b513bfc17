/** The shades that lie on the page, a dialog's over a drawer's for example: whether each holds it still. */
const shades = new Set<{ readonly isLocked: boolean }>();

/** Whether a shade has to hold the page still: reserving room for the scrollbar of one that has none would move it. */
export function pageScrolls(): boolean {
  const page = document.documentElement;
  return page.scrollHeight > page.clientHeight;
}

/**
 * Tells the stylesheet that the page lies under a shade, and whether to hold it still. An attribute of the root:
 * asked for with `:has()`, the root would have its styles computed anew whenever anything comes into the page or
 * leaves it.
 * @returns to be called when the shade goes
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

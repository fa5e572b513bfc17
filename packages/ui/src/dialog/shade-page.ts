/** The shades that lie on the page, a dialog's over a drawer's for example: whether each holds it still. */
const shades = new Set<{ readonly isLocked: boolean }>();

/**
 * Tells the stylesheet that the page lies under a shade, and to hold it still; a page that does not scroll is left
 * alone, since reserving room for its scrollbar would move it. An attribute of the root: asked for with `:has()`,
 * the root would have its styles computed anew whenever anything comes into the page or leaves it.
 * @returns to be called when the shade goes
 */
export function shadePage(): () => void {
  const page = document.documentElement;
  const shade = { isLocked: page.scrollHeight > page.clientHeight };
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

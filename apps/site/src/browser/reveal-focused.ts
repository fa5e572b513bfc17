/**
 * Scrolls what gets the focus in a strip that is wider than the window wholly into view. Browsers
 * leave alone what shows a few pixels. Not by the pointer, below which nothing must move.
 */
export function revealFocused(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches("[data-strip] :focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

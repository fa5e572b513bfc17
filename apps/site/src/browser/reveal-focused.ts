function reveal(target: EventTarget | null): void {
  if (target instanceof Element && target.matches("[data-strip] :focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Scrolls what gets the focus in a strip that is wider than the window wholly into view, and what
 * got it before this script was there. Browsers leave alone what shows a few pixels. Not by the
 * pointer, below which nothing must move.
 */
export function revealFocused(): void {
  reveal(document.activeElement);
  document.addEventListener("focusin", ({ target }) => reveal(target));
}

function reveal(target: EventTarget | null): void {
  if (target instanceof Element && target.matches("[data-strip] :focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * In a strip wider than the window, scrolls the focused item fully into view, including one focused
 * before this script loaded. Browsers do not scroll if a few pixels are visible. Not for pointer
 * focus, because nothing must move under the pointer.
 */
export function revealFocused(): void {
  reveal(document.activeElement);
  document.addEventListener("focusin", ({ target }) => reveal(target));
}

import { isComposing } from "../element/is-composing.ts";

/**
 * Keeps a region of messages above every layer: F8 moves the focus to the newest message, and
 * layers neither take it back nor close when a message is clicked. Returns a function that ends
 * this.
 */
export function standAbove(region: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "F8" || isComposing(event)) return;
    region.querySelector("li:last-child")?.querySelector("button")?.focus();
  };
  // A layer listens here too, but runs later because it was opened later.
  const keep = (event: FocusEvent | PointerEvent) => {
    // From outside, what is pressed in a shadow root is its host.
    const [target] = event.composedPath();
    const to =
      event instanceof FocusEvent && event.type === "focusout" ? event.relatedTarget : target;
    if (to instanceof Node && region.contains(to)) event.stopImmediatePropagation();
  };
  document.addEventListener("keydown", press, { signal });
  for (const type of ["focusin", "focusout", "pointerdown"] as const)
    document.addEventListener(type, keep, { signal });
  return () => end.abort();
}

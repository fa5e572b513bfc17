/**
 * Each of them has React hydrate all that is around its target, within the event. Nothing answers them by
 * themselves: acts are clicks and submits.
 */
const presses = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
] as const;

/** So do these; in a native control the browser answers them. */
const answered = [
  "click",
  "keydown",
  "keypress",
  "keyup",
  "compositionstart",
  "compositionend",
  "textInput",
  "input",
  "change",
] as const;

const nativeControls = "input, select, textarea, summary";

/** What is told afterwards: that there is another answer. */
type Change = "input" | "change";

/**
 * Keeps from React, while it hydrates `root`, what needs no answer of it, so that who writes or presses is
 * not kept waiting. It listens above every root, since the one around an island hydrates it as well.
 * @returns what ends it and tells, once of each kind, which fields were changed meanwhile
 */
export function keepQuiet(root: HTMLElement): () => void {
  const changes = new Map<EventTarget, Set<Change>>();
  const listening = new AbortController();
  const within = ({ target }: Event) =>
    target instanceof Element && root.contains(target) ? target : undefined;
  const keep = (event: Event) => {
    if (within(event)) event.stopImmediatePropagation();
  };
  const keepAnswered = (event: Event) => {
    const { type } = event;
    const target = within(event);
    if (!target?.closest(nativeControls)) return;
    event.stopImmediatePropagation();
    if (type !== "input" && type !== "change") return;
    changes.set(target, (changes.get(target) ?? new Set()).add(type));
  };
  const end = () => {
    listening.abort();
    for (const [target, types] of changes) {
      for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
    }
    changes.clear();
  };
  const { signal } = listening;
  for (const type of presses) document.addEventListener(type, keep, { capture: true, signal });
  for (const type of answered) {
    document.addEventListener(type, keepAnswered, { capture: true, signal });
  }
  // Who leaves earlier takes the draft along.
  addEventListener("pagehide", end, { signal });
  return end;
}

import type { Span } from "../places/marks.ts";
import type { Part } from "../writing/parts.ts";
import styles from "./editing.module.css";
import { type BoxEvents, fill, focusEnd, makeEditable, shownIn } from "./text-box.ts";

/**
 * Where an element cannot be edited within: keys do something else there, or browsers do not let
 * anybody type.
 */
const busy =
  "button, summary, select, option, svg, title, [role=button], [role=tab], [role^=menuitem]";

export const isEditableInPlace = (node: Text): boolean =>
  node.parentElement?.closest(busy) === null;

/** Scrolls the text that is being edited out from under the bar, which is taller meanwhile. */
export function revealAbove(bar: Element): void {
  const box = document.activeElement?.closest("[contenteditable]");
  if (!box || bar.contains(box)) return;
  const hidden = box.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy({ top: hidden + 16 });
}

/** A text that is being edited where it stands. */
export interface InPlace {
  readonly box: HTMLElement;
  /** What the text of the page would say with what is typed. */
  readonly shown: () => string;
  /** Puts the page back as it was, or with another text until the page follows. */
  readonly end: (shown?: string) => void;
}

/** Makes a text of the page editable where it stands, in its own typeface. */
export function editInPlace(
  node: Text,
  span: Span,
  parts: readonly Part[],
  label: string,
  events: BoxEvents,
): InPlace {
  const around = document.createElement("span");
  const box = document.createElement("span");
  box.className = styles.box ?? "";
  box.setAttribute("aria-label", label);
  const { data } = node;
  around.append(data.slice(0, span.start), box, data.slice(span.end));
  fill(box, parts, data.slice(span.start, span.end));
  makeEditable(box, events);
  // React keeps the node: it comes back before anything is rendered.
  node.replaceWith(around);
  focusEnd(box);
  return {
    box,
    shown: () => data.slice(0, span.start) + shownIn(box) + data.slice(span.end),
    end: (shown) => {
      if (shown !== undefined) node.data = shown;
      around.replaceWith(node);
    },
  };
}

import type { KeyboardEvent } from "react";

const stops = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility?.() !== false;

/**
 * Keeps Tab within a panel in a shadow root. Radix does so elsewhere, but asks the document for the
 * focus, which knows no more than the host of the root.
 */
export function keepTab(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: panel, key, shiftKey } = event;
  const tree = panel.getRootNode();
  if (key !== "Tab" || event.defaultPrevented || !(tree instanceof ShadowRoot)) return;
  const within = [...panel.querySelectorAll<HTMLElement>(stops)].filter(isStop);
  const [from, to] = shiftKey ? [within[0], within.at(-1)] : [within.at(-1), within[0]];
  if (tree.activeElement !== from && tree.activeElement !== panel) return;
  event.preventDefault();
  to?.focus();
}

import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

let root: ReturnType<typeof createRoot>;
/** Renders an element into the page, or again with what has changed. */
export const show = (element: ReactElement) => act(async () => root.render(element));
/** The same in an element or a shadow root of the page. */
export function showIn(container: Element | ShadowRoot, element: ReactElement) {
  root = createRoot(container);
  return show(element);
}

/** Presses a key where the focus is. */
export const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
    );
  });
/** The events that browsers dispatch for a key handled by an input method. */
export const composing = [{ isComposing: true }, { keyCode: 229 }] as const;
/** The first element that matches a selector. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** Clicks it, without a pointer. */
export const click = (selector: string) => act(async () => find(selector)?.click());
/** Waits for what happens a moment later. */
export const later = () => act(() => new Promise<void>((done) => setTimeout(done)));
/** As with a pointer: layers look at where it went down, and wait for the click. */
export const pressOn = async (element: Element, at: MouseEventInit = {}, timeStamp?: number) => {
  await later();
  const init = { bubbles: true, composed: true, ...at };
  const down = new MouseEvent("pointerdown", init);
  if (timeStamp !== undefined) Object.defineProperty(down, "timeStamp", { value: timeStamp });
  await act(async () => {
    element.dispatchEvent(down);
    element.dispatchEvent(new MouseEvent("click", init));
  });
  await later();
};

/**
 * Gives each test of the file an empty page. Called by each file, as hooks are registered once per
 * call.
 */
export function emptyPage(): void {
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    root = createRoot(document.body.appendChild(document.createElement("div")));
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    history.replaceState(null, "", "/");
  });
}

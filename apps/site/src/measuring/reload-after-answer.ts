import { askAgainId } from "../consent/consent.ts";

const hash = `#${askAgainId}`;

/**
 * Loads the page anew after an answer. Other tabs, which hear of it too, stay where they are.
 * @param wasAsked whether the answer was given in the question about cookies
 */
export function reloadAfterAnswer(wasAsked: boolean): void {
  if (wasAsked && document.hasFocus()) history.replaceState(history.state, "", hash);
  location.reload();
}

/**
 * Gives the focus to the button that asks again, where it would have gone back to: the browser
 * itself gives it to what an address names, but not when a page is loaded anew.
 */
export function returnFocus(): void {
  if (location.hash === hash) document.getElementById(askAgainId)?.focus({ preventScroll: true });
}

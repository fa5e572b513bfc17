import { expect, type Locator, type Page } from "@playwright/test";
import { shell } from "@site/texts/shell";

/**
 * Whether the focus is on the element, and what is wrong with how it is shown: the focused element,
 * or a card, label or box around it, must have an outline. Runs in the page.
 */
function lookAtFocus(target: Element): { there: boolean; wrong: string } {
  const focused = document.activeElement;
  // Between the last control and the first one the focus goes to the browser's own bar.
  if (!focused || focused === document.body) return { there: false, wrong: "" };
  const words = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
  const name = `<${focused.localName} id="${focused.id}"> ${words.trim().slice(0, 40)}`;
  const drawn = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const around: Element[] = [];
  for (let at: Element | null = focused; at && around.length < 4; at = at.parentElement) {
    around.push(at);
  }
  const outlined = around.some((at) => drawn(at) || drawn(at, "::after") || drawn(at, "::before"));
  if (!outlined) return { there: false, wrong: `${name}: no outline shows the focus` };
  return { there: focused === target, wrong: "" };
}

interface TabOptions {
  /** How many presses it may take. Default: 60. */
  readonly most?: number;
  readonly key?: "Tab" | "Shift+Tab";
}

/** Tabs to an element. Fails if the focus is not visible at a stop on the way. */
export async function tabTo(page: Page, target: Locator, options: TabOptions = {}): Promise<void> {
  const { most = 60, key = "Tab" } = options;
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const stop = await target.evaluate(lookAtFocus);
    if (stop.wrong) throw new Error(stop.wrong);
    if (stop.there) return;
  }
  throw new Error(`${key} did not reach ${target} in ${most} presses.`);
}

/** Tabs to an element and presses Enter on it. */
export async function enter(page: Page, target: Locator, options?: TabOptions): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press("Enter");
}

/** Follows the skip link past the header. */
export async function skipHeader(page: Page): Promise<void> {
  await enter(page, page.getByRole("link", { name: shell.skipLink }), { most: 1 });
  await expect(page.locator("#main")).toBeFocused();
}

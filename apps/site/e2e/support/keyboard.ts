import { forms } from "@kolam/content/forms/forms";
import { quote } from "@kolam/content/pages/quote";
import type { Field } from "@kolam/content/shapes/field";
import type { Answers } from "@kolam/content/shapes/form";
import { shell } from "@kolam/content/shell";
import { expect, type Locator, type Page } from "@playwright/test";
import { fieldsOf } from "../../src/forms/contract/forms.ts";
import { fullValues } from "../../src/forms/testing/sample-values.ts";
import { field } from "./form-journeys.ts";

/**
 * Whether the focus is on the element, and what is wrong with how it is shown: the focused element, or a
 * card, label or box around it, must have an outline, and nothing may cover it. Runs in the page.
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
  const covered = [...focused.getClientRects()].every(({ left, top, width, height }) =>
    [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ].every(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return !hit || !(focused.contains(hit) || hit.contains(focused));
    }),
  );
  if (covered) return { there: false, wrong: `${name}: has the focus but is covered` };
  return { there: focused === target, wrong: "" };
}

/** How long an animation may hide the focus, in milliseconds. */
const animationMs = 1_000;

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
    let stop = await target.evaluate(lookAtFocus);
    for (const start = Date.now(); stop.wrong && Date.now() - start < animationMs; ) {
      await page.waitForTimeout(50);
      stop = await target.evaluate(lookAtFocus);
    }
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

async function answer(page: Page, definition: Field): Promise<void> {
  const value = (fullValues.quote as Answers)[definition.name] ?? "";
  const control = field(page, "quote", definition.name);
  if (definition.kind === "checkboxes") {
    for (const option of value) {
      await tabTo(page, control.getByRole("checkbox", { name: option }));
      await page.keyboard.press("Space");
    }
    return;
  }
  await tabTo(page, control);
  if (definition.kind === "select") {
    // Past the empty option. Typing would fail where a label begins with a sign that US keyboards lack.
    const place = definition.options.findIndex((option) => option.value === value);
    for (let step = 0; step <= place; step += 1) await page.keyboard.press("ArrowDown");
  } else {
    await page.keyboard.insertText(String(value));
  }
}

/** Answers every question of the quote request, going through its steps. */
export async function answerQuote(page: Page): Promise<void> {
  for (const definition of fieldsOf(forms.quote)) {
    const control = field(page, "quote", definition.name);
    if (!(await control.isVisible())) {
      const next = page.getByRole("link", { name: quote.wizard.next, exact: true });
      await enter(page, next.and(page.locator(":visible")));
      await expect(control).toBeVisible();
    }
    await answer(page, definition);
  }
}

import { quote } from "@kolam/content/pages/quote";
import { shell } from "@kolam/content/shell";
import { expect, type FileChooser, type Locator, type Page } from "@playwright/test";
import { fieldsOf } from "../../src/forms/contract/forms.ts";
import { mailForms } from "../../src/forms/contract/mail-forms.ts";
import type { FormName } from "../../src/forms/drafts/form-values.ts";
import { answersOf, field } from "./form-journeys.ts";

/**
 * Whether the focus is on the element, and what is wrong with how it is shown: it must have an outline
 * (its own, or of the card, label or box around it) and must not be hidden below anything. Runs in the
 * page.
 */
function lookAtFocus(target: Element): { there: boolean; wrong: string } {
  const focused = document.activeElement;
  // Between the last control and the first one a browser's own bar has its turn.
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
  if (!outlined) return { there: false, wrong: `${name}: nothing shows the focus` };
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
  if (covered) return { there: false, wrong: `${name}: has the focus and cannot be seen` };
  return { there: focused === target, wrong: "" };
}

/** How long a part of the page may move before the focus in it must be seen, in milliseconds. */
const restMs = 1_000;

interface TabOptions {
  /** How many presses it may take; 60 unless given. */
  readonly most?: number;
  readonly key?: "Tab" | "Shift+Tab";
}

/** Tabs to an element; at each stop on the way the focus must be seen. */
export async function tabTo(page: Page, target: Locator, options: TabOptions = {}): Promise<void> {
  const { most = 60, key = "Tab" } = options;
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    let stop = await target.evaluate(lookAtFocus);
    // What has just opened or moved may need some frames to come to rest.
    for (const start = Date.now(); stop.wrong && Date.now() - start < restMs; ) {
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

/** Leaves the header behind, as those do who use a keyboard every day. */
export async function skipHeader(page: Page): Promise<void> {
  await enter(page, page.getByRole("link", { name: shell.skipLink }), { most: 1 });
  await expect(page.locator("#main")).toBeFocused();
}

/** Asserts that a page opened in place begins where it should: with its heading. */
export async function landsOnHeading(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** Opens the dialog of a file field with Space and chooses a file of that name. */
async function chooseFile(page: Page, control: Locator, name: string): Promise<void> {
  // The watch over dialogs begins long before one is asked for: one that opens unseen never comes back.
  const choosers: FileChooser[] = [];
  page.on("filechooser", (chooser) => choosers.push(chooser));
  await tabTo(page, control);
  await expect(async () => {
    const isFocused = await control.evaluate((field) => field === document.activeElement);
    expect(isFocused, "the field keeps the focus").toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => choosers.length, { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
  const file = { name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await choosers[0]?.setFiles(file);
}

async function answerField(page: Page, name: FormName, key: string): Promise<void> {
  const form = mailForms[name];
  const definition = fieldsOf(form).find((candidate) => candidate.name === key);
  const answer = answersOf(name)[key] ?? [];
  const control = field(page, name, key);
  if (definition?.kind === "checkboxes") {
    for (const option of answer) {
      await tabTo(page, control.getByRole("checkbox", { name: option }));
      await page.keyboard.press("Space");
    }
    return;
  }
  if (definition?.kind === "file") {
    await chooseFile(page, control, String(answer));
    return;
  }
  await tabTo(page, control);
  if (definition?.kind === "select") {
    const { label } = definition.options.find(({ value }) => value === answer) ?? { label: "" };
    await page.keyboard.type(label);
  } else {
    await page.keyboard.insertText(String(answer));
  }
}

/** Answers every question of a form; in the quote's wizard by going through its steps. */
export async function answerAll(page: Page, name: FormName): Promise<void> {
  for (const { name: key } of fieldsOf(mailForms[name])) {
    if (name === "quote" && !(await field(page, name, key).isVisible())) {
      const next = page.getByRole("link", { name: quote.wizard.next, exact: true });
      await enter(page, next.and(page.locator(":visible")));
      await expect(page.locator("[id^='step-']:focus")).toBeVisible();
    }
    await answerField(page, name, key);
  }
}

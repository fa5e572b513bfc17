import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { everyKind, forgetMissingPage, partOf } from "../support/pages.ts";
import { twoFrames } from "../support/two-frames.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Where nothing of a page reacts: the room beside its text. */
const aside = { x: 1, y: 500 };

/** Looks of a control, of what is in it and of what is around it, that a rule for `:active` may change. */
const looks = [
  "color",
  "background-color",
  "border-top-color",
  "text-decoration",
  "opacity",
  "translate",
  "scale",
  "stroke",
] as const;

/** Marks one control of each kind that was not `known` yet, by numbers. @returns the kinds */
function markControls(page: Page, known: readonly string[]): Promise<string[]> {
  return page.evaluate((before) => {
    const kinds = new Set(before);
    const controls =
      "a[href], button:not([disabled],[aria-disabled=true]), summary, label:has([type=checkbox])";
    const fresh: string[] = [];
    for (const control of document.querySelectorAll(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      // What only shows itself to the keyboard lies above the page.
      if (control.getBoundingClientRect().bottom + scrollY < 0) continue;
      const kind = `${control.localName} ${control.className} in ${control.parentElement?.className}`;
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      control.setAttribute("data-press", String(fresh.length));
      fresh.push(kind);
    }
    return fresh;
  }, known);
}

/** How a marked control looks now, with what is in it and around it. */
function lookOf(page: Page, index: number): Promise<string> {
  return page.evaluate(
    ([selector, names]) => {
      const control = document.querySelector(selector);
      if (!control) throw new Error(`${selector} is gone.`);
      const around: Element[] = [];
      for (let one = control.parentElement; one && around.length < 6; one = one.parentElement) {
        around.push(one);
      }
      return [...around, control, ...control.querySelectorAll("*")]
        .flatMap((element) =>
          [null, "::before", "::after"].map((part) => getComputedStyle(element, part)),
        )
        .map((style) => names.map((name) => style.getPropertyValue(name)).join(" "))
        .join("\n");
    },
    [`[data-press="${index}"]`, looks] as const,
  );
}

/** Where a marked control can be hit, once it is scrolled to; nothing where something else lies on it. */
async function placeOf(page: Page, index: number): Promise<{ x: number; y: number } | undefined> {
  const control = page.locator(`[data-press="${index}"]`);
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // What is above it may be laid out only now.
  await twoFrames(page);
  return control.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    // Of a link that is broken into lines, the first.
    const [box] = element.getClientRects();
    if (!box) return undefined;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  });
}

/** Whether a control shows that it is pressed. It is let go beside it, so that nothing is clicked. */
async function answersThePress(
  page: Page,
  index: number,
  place: { x: number; y: number },
): Promise<boolean> {
  await page.mouse.move(place.x, place.y);
  await twoFrames(page);
  const before = await lookOf(page, index);
  await page.mouse.down();
  await twoFrames(page);
  const pressed = await lookOf(page, index);
  await page.mouse.move(aside.x, aside.y);
  await page.mouse.up();
  return pressed !== before;
}

/** Half of the pages in a wide window, the others on a phone: what differs between the two is on all of them. */
const windows = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

for (const [part, viewport] of windows.entries()) {
  // Without it nothing is painted until the button is let go, and the browser counts all of that as waiting.
  test(`every kind of control shows that it is pressed, ${viewport.width} px wide`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const known: string[] = [];
    const pressed: string[] = [];
    const silent: string[] = [];
    for (const path of partOf(everyKind, part, windows.length)) {
      await page.goto(path);
      await hydrate(page);
      await page.evaluate(() => {
        addEventListener("dragstart", (event) => event.preventDefault(), true);
        addEventListener("selectstart", (event) => event.preventDefault(), true);
      });
      const kinds = await markControls(page, known);
      known.push(...kinds);
      for (const [index, kind] of kinds.entries()) {
        const place = await placeOf(page, index);
        if (!place) continue;
        pressed.push(kind);
        if (!(await answersThePress(page, index, place))) silent.push(`${path}: ${kind}`);
      }
    }
    forgetMissingPage(consoleErrors);
    // Only the button that sends a search without scripts lies below something.
    expect(pressed.length).toBeGreaterThan(known.length - 2);
    expect(pressed.length).toBeGreaterThan(20);
    expect(silent).toEqual([]);
  });
}

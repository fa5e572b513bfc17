import { paths } from "@kolam/content/paths";
import type { Page } from "@playwright/test";
import { chatAttribute } from "../../src/shell/conversions.ts";
import { laidOut } from "../support/first-paint.ts";
import { expect, test } from "../support/fixtures.ts";

const chat = `aside > [${chatAttribute}]`;

/** What the chat button lies on at the moment; undefined while it is away. */
function below(page: Page): Promise<string[] | undefined> {
  return page.locator(chat).evaluate((button) => {
    if (getComputedStyle(button).opacity === "0") return undefined;
    const own = button.getBoundingClientRect();
    const meets = (box: DOMRect) =>
      box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
    const controls = document.querySelectorAll(
      ":is(main, footer) :is(a, button, input, select, textarea, summary > *)",
    );
    const covered = [...controls].filter(
      (control) => control.checkVisibility() && [...control.getClientRects()].some(meets),
    );
    const words: string[] = covered.map((control) => control.outerHTML.slice(0, 80));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility()) continue;
      if (button.contains(element) || element.closest("header, script, style")) continue;
      range.selectNodeContents(text);
      // What is only read out is a pixel wide.
      if ([...range.getClientRects()].some((box) => box.width > 2 && meets(box))) {
        words.push(text.textContent.slice(0, 80));
      }
    }
    return words;
  });
}

/** Scrolls and lets time pass until the button has found its place, or none. */
async function moveTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    if (scrollY === y) return;
    const moved = new Promise((done) => addEventListener("scroll", done, { once: true }));
    scrollTo({ top: y, behavior: "instant" });
    await moved;
  }, top);
  // In several tasks, each of which asks for the next.
  await page.clock.runFor(600);
  await page.locator(chat).evaluate(async (button) => {
    await Promise.allSettled(button.getAnimations().map(({ finished }) => finished));
  });
}

for (const path of [
  paths.home.path,
  paths.services.path,
  paths.careers.path,
  paths.contact.path,
  paths.terms.path,
]) {
  test(`on a phone the chat button covers no control and no words of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto(path);
    await laidOut(page);
    // Until the button has been given a place.
    const isPlaced = async () => {
      await page.clock.runFor(200);
      return (await page.locator("aside[style*=climb]").count()) === 1;
    };
    await expect.poll(isPlaced).toBe(true);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    let shown = 0;
    let places = 0;
    for (let top = 0; top <= end; top += 610) {
      await moveTo(page, top);
      const covered = await below(page);
      if (covered) {
        expect(covered, `${top} px down`).toEqual([]);
        shown += 1;
      }
      places += 1;
    }
    expect(shown / places, "how often it is there").toBeGreaterThan(0.6);
    await moveTo(page, end);
    expect(await below(page), "at the end").toEqual([]);
  });
}

test("the chat button goes while the page moves, and the keyboard still reaches it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.terms.path);
  const button = page.locator(chat);
  await expect(button).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
  await expect(button).toHaveCSS("pointer-events", "none");
  await page.keyboard.press("Tab");
  await button.focus();
  await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
  await page.waitForTimeout(100);
  await expect(button).toHaveCSS("pointer-events", "auto");
  await expect(button).toHaveCSS("opacity", "1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the chat button stands below the page", async ({ page }) => {
    await page.goto(paths.home.path);
    await expect(page.locator(chat)).toHaveCSS("position", "static");
  });
});

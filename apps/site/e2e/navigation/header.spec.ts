import { paths, serviceIds } from "@kolam/content/facts/paths";
import { headerAction } from "@kolam/content/navigation";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { forgetMissingPage } from "../support/pages.ts";
import { headerLink, themeSwitch } from "../support/shell.ts";

const names = ["Short", "Northwinds", "Northwind Studio", "Northwindstudioarchitectpartner"];
const widths = [320, 360, 390, 480, 600, 768];

/** What leaves the window or overlaps in the bar of a phone, whatever the name, the direction and the size of text. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate((given) => {
    const root = document.documentElement;
    const header = document.querySelector("header");
    const name = header?.querySelector("a span");
    if (!header || !name) throw new Error("No header with a name");
    const own = name.textContent;
    // Only the header is laid out again and again.
    for (const part of document.querySelectorAll<HTMLElement>("main, footer")) part.hidden = true;
    const found: string[] = [];
    for (const text of [own, ...given]) {
      name.textContent = text;
      for (const dir of ["ltr", "rtl"]) {
        for (const fontSize of ["100%", "32px"]) {
          root.dir = dir;
          root.style.fontSize = fontSize;
          const boxes = [name, ...header.querySelectorAll("a[href='/quote'], select, button")]
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect())
            .sort((a, b) => a.left - b.left);
          const bar = header.getBoundingClientRect();
          const inside = boxes.every(
            ({ left, right, top, bottom }, at) =>
              left >= (boxes[at - 1]?.right ?? Math.max(0, bar.left)) &&
              right <= Math.min(innerWidth, bar.right) &&
              top >= bar.top &&
              bottom <= bar.bottom,
          );
          const menu = header.querySelector("[aria-haspopup='dialog']");
          if (!inside || !menu?.checkVisibility())
            found.push(
              `${text}, ${innerWidth} px, ${dir}, ${fontSize}: ${boxes.map(({ left, right }) => `${left}-${right}`)}`,
            );
        }
      }
    }
    name.textContent = own;
    root.removeAttribute("dir");
    root.style.fontSize = "";
    return found;
  }, names);
}

test("the bar of a phone holds a name of any length, and the menu's button stays", async ({
  page,
  consoleErrors,
}) => {
  for (const path of ["/", paths[serviceIds[0]].path, "/quote", "/no-such-page"]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      expect(await misplaced(page), path).toEqual([]);
    }
  }
  forgetMissingPage(consoleErrors);
});

test("what the bar has no room for is in the menu, once, and the menu within the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto("/about");
  await hydrate(page);
  const action = page.getByRole("link", { name: headerAction.label, exact: true });
  for (const fontSize of ["100%", "32px"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await expect(
      page.locator("header").getByRole("link", { name: headerAction.label }),
    ).toHaveCount(0);
    await page.getByRole("button", { name: shell.menu.open }).click();
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await expect(menu.and(page.locator(":focus-within"))).toBeVisible();
    await expect(action).toHaveCount(1);
    await expect(themeSwitch(page)).toHaveCount(1);
    const over = () =>
      menu.evaluate((panel) => {
        const { left, right } = panel.getBoundingClientRect();
        return [left < 0, right > innerWidth, panel.scrollWidth > panel.clientWidth];
      });
    await expect.poll(over, fontSize).toEqual([false, false, false]);
    await themeSwitch(page).selectOption("dark");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
  // The action's own page has no button that leads to itself.
  await page.setViewportSize({ width: 1280, height: 720 });
  const inBar = headerLink(page, headerAction.label);
  await expect(inBar).toHaveCount(1);
  await page.goto(headerAction.href);
  await expect(inBar).toHaveCount(0);
});

import { shell } from "@site/texts/shell";
import { headerAction } from "@site/words/navigation";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { themeSwitch } from "../support/shell.ts";

test("what the bar has no room for is in the menu, once, and the menu within the window", {
  tag: "@slow",
}, async ({ page }) => {
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
});

test("from its wide breakpoint on, the bar has room for all of it on one line", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  for (const width of [960, 1007, 1024, 1100, 1248, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const faults = await page.locator("header").evaluate((header) => {
      const parts = [...header.querySelectorAll("a, select, button")]
        .filter((part) => part.checkVisibility() && !part.closest("[data-submenu-panel]"))
        .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
        .toSorted((a, b) => a.box.left - b.box.left);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const [first] = parts;
      return parts.filter(({ box }, at) => {
        const before = parts[at - 1]?.box ?? box;
        // A submenu's button reaches into the space of the next entry.
        const overlaps = before !== box && box.left < before.right - 12;
        return overlaps || !first || Math.abs(middle(box) - middle(first.box)) > 2;
      });
    });
    expect(faults, `${width} px`).toEqual([]);
  }
});

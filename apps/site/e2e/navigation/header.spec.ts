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

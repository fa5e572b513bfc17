import { blogPage } from "@kolam/content/pages/blog-page";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { everyComposition, forgetMissingPage, missingPage, partOf } from "../support/pages.ts";

const phone = { width: 390, height: 844 };

/** How many pixels of the page do not fit into a window of this width with this size of text. */
async function overflow(page: Page, width: number, textSize: string): Promise<number> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate((fontSize) => {
    const { documentElement } = document;
    documentElement.style.fontSize = fontSize;
    return documentElement.scrollWidth - documentElement.clientWidth;
  }, textSize);
}

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on any page at phone width, and nothing overflows (${part + 1} of ${parts})`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(60_000);
    for (const path of partOf([...everyComposition, missingPage], part, parts)) {
      await page.setViewportSize(phone);
      await page.goto(path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      expect.soft(await axeViolations(page), path).toEqual([]);
      expect.soft(await overflow(page, 320, "100%"), `${path} at 320 px`).toBeLessThanOrEqual(0);
      expect
        .soft(await overflow(page, 640, "200%"), `${path} with text twice as large`)
        .toBeLessThanOrEqual(0);
    }
    forgetMissingPage(consoleErrors);
  });
}

test("axe finds nothing in the wide header, the open services, the open phone menu or an empty search", async ({
  page,
}) => {
  await page.goto("/");
  expect(await axeViolations(page)).toEqual([]);
  await page.goto("/about");
  const services = page.getByRole("button", { name: shell.submenu.open });
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "true");
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize(phone);
  await page.goto("/blog?q=zzz");
  await expect(page.getByText(blogPage.empty.title)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: shell.menu.open }).click();
  await expect(page.getByRole("dialog", { name: shell.menu.title })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { themeColors } from "../../src/seo/head/site-tags.ts";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";

interface Head {
  readonly title: string;
  readonly elements: readonly string[];
}

/** The page's own part of the head, in any order. */
async function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => ({
    title: document.title,
    elements: [...document.head.querySelectorAll("[data-page]")]
      .map((element) => element.outerHTML)
      .sort(),
  }));
}

const visited = ["/about", "/contact", "/services/seo", "/blog", "/privacy"] as const;

test("a page has one head, however it is reached", async ({ page }) => {
  const heads = new Map<string, Head>();
  for (const path of ["/", ...visited]) {
    await page.goto(path);
    heads.set(path, await headOf(page));
  }
  await page.goto("/");
  await hydrate(page);
  for (const path of visited) {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => headOf(page)).toEqual(heads.get(path));
  }
  for (const path of [...visited].reverse().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => headOf(page)).toEqual(heads.get(path));
  }
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(heads.get("/"));
  const graphs = page.locator('head script[type="application/ld+json"]');
  await expect(graphs).toHaveCount(1);
});

test("a head that cannot be had leaves a title and nothing stale", async ({
  page,
  consoleErrors,
}) => {
  // From the start: pages of the menu are fetched before anyone points at them.
  await page.route("**/head/**", (route) => route.abort());
  await page.goto("/");
  await hydrate(page);
  await page.locator('footer a[href="/contact"]').first().click();
  await expect(page).toHaveURL("/contact");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${(await heading.innerText()).trim()} | Kolam`);
  expect((await headOf(page)).elements).toEqual([]);
  consoleErrors.length = 0;
});

test("the colour that browsers paint around a page is that of its theme", async ({ page }) => {
  const around = () =>
    page.evaluate(() => {
      const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
      return [...colors].filter(({ media }) => matchMedia(media).matches).map((m) => m.content);
    });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  expect(await around()).toEqual([themeColors.dark]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await around()).toEqual([themeColors.light]);
  await hydrate(page);
  await page.getByRole("button", { name: shell.theme.toDark }).click();
  expect(await around()).toEqual([themeColors.dark]);
  await page.goto("/contact");
  await expect.poll(around, "the choice is known to the next page").toEqual([themeColors.dark]);
  await hydrate(page);
  await page.getByRole("button", { name: shell.theme.toLight }).click();
  expect(await around()).toEqual([themeColors.light]);
});

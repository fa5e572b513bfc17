import { paths, serviceIds } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import { expect, test } from "../support/fixtures.ts";
import { fixedPages } from "../support/pages.ts";

test.use({ javaScriptEnabled: false });

test("every page reads: its heading, its links, its answers", async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of fixedPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const words = (await page.locator("main").innerText()).split(/\s+/).length;
    expect(words, path).toBeGreaterThan(20);
  }
});

test("the services open under the pointer and under keyboard focus", async ({ page }) => {
  await page.goto("/about");
  const link = page
    .locator("header")
    .getByRole("link", { name: paths[serviceIds[0]].title, exact: true });
  await expect(link).toBeHidden();
  await page.locator("header").getByRole("link", { name: "Services", exact: true }).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(paths[serviceIds[0]].path);
});

test("a phone reaches every page of the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await expect(page.getByRole("button", { name: shell.menu.open })).toBeHidden();
  await page.locator("header").getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
});

test("answers and openings can be read", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText(/2-4 weeks/).first()).toBeVisible();
  await page.goto("/careers");
  const opening = page.locator("#open-positions details").first();
  await opening.locator("summary").click();
  await expect(opening).toHaveAttribute("open", "");
});

test("the theme switch, which needs scripts, is not offered", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("button", { name: /theme/i })).toHaveCount(0);
});

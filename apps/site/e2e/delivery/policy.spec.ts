import { analyzer } from "@kolam/content/analyzer/analyzer";
import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { everyComposition, partOf } from "../support/pages.ts";
import { watchPolicy } from "../support/policy-watch.ts";
import { htmlField, open } from "../support/seo-analyzer-page.ts";

/** Uses what every page has: the menu, every closed part, the theme switch twice, the way down. */
async function tryEverything(page: Page): Promise<void> {
  await hydrate(page);
  await page.locator("header").getByRole("link", { name: "Services", exact: true }).hover();
  await page.getByRole("button", { name: shell.theme.toDark }).click();
  await page.getByRole("button", { name: shell.theme.toLight }).click();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main button[aria-expanded]")) {
      part.click();
    }
  });
  await page.mouse.wheel(0, 100_000);
}

for (const part of [0, 1]) {
  test(`menus, theme and closed parts violate nothing on any page (${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const violations = await watchPolicy(page);
    for (const path of partOf(everyComposition, part, 2)) {
      await page.goto(path);
      await tryEverything(page);
    }
    expect(violations).toEqual([]);
  });
}

test("the dialog on a phone and navigation in place violate nothing", async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrate(page);
  for (const name of ["About", "Blog", "Contact"]) {
    await page.getByRole("button", { name: shell.menu.open }).click();
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await menu.getByRole("link", { name, exact: true }).first().click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  expect(violations).toEqual([]);
});

test("both analyzers, the worker and hostile HTML in it included, violate nothing", async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await open(page, "?tool=audit");
  await htmlField(page).fill(
    "<title>x</title><script>window.hostile = true</script><img src=x onerror='window.hostile=true'>",
  );
  await page.getByRole("button", { name: auditWords.form.audit }).click();
  await expect(page.getByRole("heading", { name: /^Audit of / })).toBeVisible();
  expect(await page.evaluate(() => "hostile" in window)).toBe(false);
  await open(page);
  const [sample] = analyzer.sampleDomains;
  await page.getByRole("button", { name: sample, exact: true }).click();
  await page.getByRole("button", { name: analyzer.input.analyze }).click();
  await expect(page.getByRole("heading", { name: `Analysis of ${sample}` })).toBeVisible();
  expect(violations).toEqual([]);
});

test("the watch sees a violation", async ({ page, consoleErrors }) => {
  const violations = await watchPolicy(page);
  await page.goto("/about");
  await page.evaluate(() => {
    const script = document.createElement("div");
    script.setAttribute("style", "color: red");
    document.body.append(script);
    const image = new Image();
    image.src = "https://elsewhere.example/x.png";
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  consoleErrors.splice(0);
});

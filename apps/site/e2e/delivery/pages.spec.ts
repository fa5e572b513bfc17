import { paths } from "@kolam/content/facts/paths";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { everyPage, partOf } from "../support/pages.ts";
import { watchPolicy } from "../support/policy-watch.ts";
import { headerLink, themeSwitch } from "../support/shell.ts";

for (const part of [0, 1]) {
  test(`every page is complete, hydrates and violates no policy (${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const violations = await watchPolicy(page);
    for (const path of partOf(everyPage, part, 2)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
      const html = (await response?.text()) ?? "";
      expect(html).toMatch(/<h1[\s>].*<footer[\s>].*<\/html>$/s);
      await hydrate(page);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>("main button[aria-expanded]")) {
          part.click();
        }
      });
    }
    // What every page has: the menu and the theme switch.
    await headerLink(page, paths.services.title).hover();
    await themeSwitch(page).selectOption("dark");
    expect(violations).toEqual([]);
  });
}

test("these tests notice a violation", async ({ page, consoleErrors }) => {
  const violations = await watchPolicy(page);
  await page.goto("/about");
  await page.evaluate(() => {
    const element = document.createElement("div");
    element.setAttribute("style", "color: red");
    document.body.append(element);
  });
  await expect.poll(() => violations.length).toBe(1);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("style")]);
});

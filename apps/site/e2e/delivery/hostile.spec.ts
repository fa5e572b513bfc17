import { formPages, paths } from "@kolam/content/model/pages/paths";
import { expect, test } from "../support/fixtures.ts";
import { hydrate, openHydrated } from "../support/hydration.ts";
import { blogPath } from "../support/pages.ts";
import { h1 } from "../support/shell.ts";

const markup = '"><img src=x onerror="window.hostile=1"><script>window.hostile=1</script>';

test("markup in any query or fragment stays text", { tag: "@slow" }, async ({ page }) => {
  const names = ["tool", "url", "q", "category", "page", "position"];
  const query = names.map((name) => `${name}=${encodeURIComponent(markup)}`).join("&");
  for (const path of ["/", blogPath, ...formPages.map((id) => paths[id].path)]) {
    await openHydrated(page, `${path}?${query}&__proto__[x]=1#${encodeURIComponent(markup)}`);
    await expect(h1(page)).toBeVisible();
    expect(
      await page.evaluate(() => [
        "hostile" in window,
        "x" in {},
        document.querySelector("[onerror]"),
      ]),
      path,
    ).toEqual([false, false, null]);
  }
});

test("addresses that look like other sites never leave this one", { tag: "@slow" }, async ({
  page,
  consoleErrors,
  siteUrl,
}) => {
  for (const address of [
    "//example.org",
    "/\\example.org",
    "/%2F%2Fexample.org",
    "/.//example.org/",
  ]) {
    await page.goto(`${siteUrl}${address}`);
    expect(new URL(page.url()).origin).toBe(siteUrl);
    await hydrate(page);
    expect(new URL(page.url()).origin).toBe(siteUrl);
  }
  consoleErrors.splice(0);
});

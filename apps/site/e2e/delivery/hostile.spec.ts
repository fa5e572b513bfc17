import { formPages, paths } from "@kolam/content/facts/paths";
import { expect, test } from "../support/fixtures.ts";
import { field, hydrated } from "../support/form-journeys.ts";
import { hydrate, openHydrated } from "../support/hydration.ts";
import { blogPath } from "../support/pages.ts";
import { h1 } from "../support/shell.ts";

const markup = '"><img src=x onerror="window.hostile=1"><script>window.hostile=1</script>';

test("markup in any query or fragment stays text", async ({ page }) => {
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

test("addresses that look like other sites never leave this one", async ({
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

test("nothing that a hostile script has stored breaks a form", async ({ page }) => {
  // The unit tests of drafts have more.
  const values = { name: {}, message: markup, email: 7, services: "x" };
  const id = "0123456789abcdef".repeat(2);
  const draft = JSON.stringify({ version: 1, id, savedAt: Date.now(), values });
  // Stored from another page: a form that is left stores its own draft.
  await page.goto("/robots.txt");
  await page.evaluate((text) => {
    for (const key of ["draft:contact", "attempt:contact", "sending:contact", "sent", "theme"]) {
      localStorage.setItem(`site:${key}`, text);
    }
    for (const key of ["draft:contact", "scroll", "reloaded"]) {
      sessionStorage.setItem(`site:${key}`, text);
    }
  }, draft);
  await page.goto("/contact");
  await hydrated(page, "contact");
  await expect(field(page, "contact", "message")).toHaveValue(markup);
  expect(await page.evaluate(() => "hostile" in window)).toBe(false);
});

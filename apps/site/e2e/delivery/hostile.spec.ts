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

/** Stored drafts as a hostile script may leave them. The unit tests of drafts have more. */
const now = Date.now();
const id = "0123456789abcdef".repeat(2);
const draftOf = (values: object) => JSON.stringify({ version: 1, id, savedAt: now, values });
const drafts: Readonly<Record<string, string>> = {
  "5 MB of text": "x".repeat(5_000_000),
  "a polluted prototype": `{"version":1,"id":"${id}","savedAt":${now},"values":{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"message":"kept"}}`,
  "wrong types": draftOf({ name: {}, message: [1], email: 7, services: "x" }),
  markup: draftOf({ name: markup, message: markup, email: markup }),
};

test("no stored draft breaks a form", async ({ page }) => {
  for (const [name, stored] of Object.entries(drafts)) {
    // Stored from another page: a form that is left stores its own draft.
    await page.goto("/robots.txt");
    await page.evaluate((text) => {
      localStorage.clear();
      // The browser keeps about 5 MB for a site, so the large one must be alone.
      const isLarge = text.length > 1_000_000;
      const others = ["attempt:contact", "sending:contact", "sent", "theme", "scroll", "reloaded"];
      for (const key of ["draft:contact", ...(isLarge ? [] : others)]) {
        localStorage.setItem(`site:${key}`, text);
        if (!isLarge) sessionStorage.setItem(`site:${key}`, text);
      }
    }, stored);
    await page.goto("/contact");
    await hydrated(page, "contact");
    await expect(field(page, "contact", "email"), name).toBeVisible();
    expect(await page.evaluate(() => ["polluted" in {}, "hostile" in window]), name).toEqual([
      false,
      false,
    ]);
  }
});

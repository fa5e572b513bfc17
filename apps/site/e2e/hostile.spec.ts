import { paths } from "@kolam/content/paths";
import fc from "fast-check";
import { expect, test } from "./fixtures.ts";
import { formNames, hydrated, journeys } from "./form-journeys.ts";
import { hydrate } from "./hydration.ts";

const markup = '"><img src=x onerror="window.hostile=1"><script>window.hostile=1</script>';

test("markup in any query or fragment stays text on every page", async ({ page }) => {
  test.setTimeout(60_000);
  const names = ["tool", "url", "q", "search", "category", "tag", "service", "step", "position"];
  const query = names.map((name) => `${name}=${encodeURIComponent(markup)}`).join("&");
  for (const path of ["/", "/blog", "/seo-analyzer", "/quote", "/careers", "/contact"]) {
    await page.goto(`${path}?${query}&__proto__[x]=1#${encodeURIComponent(markup)}`);
    await hydrate(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
  await page.goto("/");
  await hydrate(page);
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

/** Stored drafts as a hostile script, a full disk or an older version may leave them. */
const now = Date.now();
const hex = "0123456789abcdef".repeat(2);
const drafts: Readonly<Record<string, string>> = {
  "5 MB of text": "x".repeat(5_000_000),
  "5 MB of JSON": JSON.stringify({
    version: 1,
    id: hex,
    savedAt: now,
    values: { message: "x".repeat(4_900_000) },
  }),
  "cut JSON": '{"version":1,"values":{"message":"half',
  null: "null",
  "an array": "[1,2,3]",
  "a polluted prototype": `{"version":1,"id":"${hex}","savedAt":${now},"values":{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"message":"kept"}}`,
  "wrong kinds": `{"version":1,"id":"${hex}","savedAt":${now},"values":{"name":{},"message":[1],"email":7,"services":"x"}}`,
  markup: JSON.stringify({
    version: 1,
    id: hex,
    savedAt: now,
    values: { name: markup, message: markup, email: markup },
  }),
  "null bytes": "\0\0\0{",
};

for (const [name, stored] of Object.entries(drafts)) {
  test(`a stored draft of ${name} breaks no form`, async ({ page }) => {
    // The browser keeps about 5 MB for a site, so a draft of that size can only be one form's.
    const forms = stored.length > 1_000_000 ? (["contact"] as const) : formNames;
    await page.goto("/thank-you");
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text);
      },
      [forms.map((form) => `kolam:draft:${form}`), stored] as const,
    );
    for (const form of forms) {
      await page.goto(journeys[form].path);
      await hydrated(page, form);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => ["polluted" in {}, "hostile" in window])).toEqual([
        false,
        false,
      ]);
    }
  });
}

test("30 generated drafts break no form", async ({ page }) => {
  test.setTimeout(60_000);
  const value = fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom(markup, "__proto__"));
  const draft = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .dictionary(fc.constantFrom("name", "email", "message", "__proto__", "services"), value)
      .map((values) => JSON.stringify({ version: 1, id: hex, savedAt: now, values })),
  );
  await page.goto(paths.contact.path);
  for (const stored of fc.sample(draft, 30)) {
    await page.evaluate((text) => {
      localStorage.setItem("kolam:draft:contact", text);
      sessionStorage.setItem("kolam:draft:contact", text);
    }, stored);
    await page.reload();
    await hydrated(page, "contact");
    await expect(page.locator("#contact-message")).toBeVisible();
  }
  expect(await page.evaluate(() => ["polluted" in {}, "hostile" in window])).toEqual([
    false,
    false,
  ]);
});

test("storage that throws on any touch breaks no page", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  for (const path of ["/", "/contact", "/quote", "/careers", "/blog"]) {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

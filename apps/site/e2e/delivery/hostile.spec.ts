import { articlePath, articles } from "@kolam/content/blog/articles";
import { paths } from "@kolam/content/paths";
import fc from "fast-check";
import { expect, test } from "../support/fixtures.ts";
import { field, formNames, hydrated, journeys } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";

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

/** Drafts nobody has thought of, by what they are. */
function generatedDrafts(count: number): [name: string, stored: string][] {
  const value = fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom(markup, "__proto__"));
  const name = fc.constantFrom("name", "email", "message", "__proto__", "services", "budget");
  const draft = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .dictionary(name, value)
      .map((values) => JSON.stringify({ version: 1, id: hex, savedAt: now, values })),
  );
  return fc.sample(draft, count).map((stored) => [stored, stored]);
}

for (const form of formNames) {
  test(`no stored draft, known or one of 4 generated, breaks the form ${form}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const [name, stored] of [...Object.entries(drafts), ...generatedDrafts(4)]) {
      // Stored from elsewhere: a form that is left stores its own.
      await page.goto("/robots.txt");
      await page.evaluate(
        ([of, text]) => {
          localStorage.clear();
          // The browser keeps about 5 MB for a site: the large ones can only be the draft.
          const isLarge = text.length > 1_000_000;
          // Beside the draft, everything else that the site keeps on the device.
          const others = [`attempt:${of}`, `sending:${of}`, "sent", "theme", "scroll", "reloaded"];
          for (const key of [`draft:${of}`, ...(isLarge ? [] : others)]) {
            localStorage.setItem(`kolam:${key}`, text);
            if (!isLarge) sessionStorage.setItem(`kolam:${key}`, text);
          }
        },
        [form, stored] as const,
      );
      await page.goto(journeys[form].path);
      await hydrated(page, form);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(field(page, form, "email"), name).toBeAttached();
      expect(await page.evaluate(() => ["polluted" in {}, "hostile" in window]), name).toEqual([
        false,
        false,
      ]);
    }
  });
}

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

test("a word longer than the window in any article widens no page", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [paths.home.path, paths.blog.path, articlePath(articles[0].slug)]) {
      await page.goto(path);
      const [changed, wide] = await page.evaluate(() => {
        // Not the words that offer to share the article, which are the site's own.
        const places = document.querySelectorAll(
          "main article :is(h1, h2, h3, p, li, li > a[href^='/blog']):not([id*=share])",
        );
        const texts = [...places]
          .flatMap((place) => [...place.childNodes])
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        for (const text of texts) text.nodeValue = "Kolam".repeat(6);
        const { clientWidth, scrollWidth } = document.documentElement;
        const wider = [...document.querySelectorAll("main *")].find(
          (element) => element.getBoundingClientRect().right > clientWidth,
        );
        return [texts.length, scrollWidth > clientWidth ? wider?.outerHTML.slice(0, 200) : ""];
      });
      expect(changed, `articles are on ${path}`).toBeGreaterThan(2);
      expect(wide, `${path} at ${width} pixels`).toBe("");
    }
  }
});

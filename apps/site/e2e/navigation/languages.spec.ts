import { current, languages, others } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { overflow } from "../support/layout-checks.ts";

/** The versions that a page names: address by language. */
const versions = (page: Page) =>
  page
    .locator("link[hreflang]")
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [
          link.getAttribute("hreflang"),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      ),
    );

const switchTo = (page: Page, language: string, place = "header") =>
  page.locator(`${place} a[hreflang="${language}"][lang]`);

for (const { tag, language, name, home, pages } of others) {
  test.describe(`the site in ${name}`, () => {
    const there = current.pages.find((path) => path !== "/" && pages.includes(path)) ?? "/";
    const notThere = current.pages.find((path) => !pages.includes(path)) ?? "/404";

    test("names its versions, and its switch leads to the same page and back", async ({ page }) => {
      await page.goto(there);
      const named = await versions(page);
      expect(named).toEqual({
        [current.language]: there,
        [language]: `/${tag}${there}`,
        "x-default": there,
      });
      await hydrate(page);
      await expect(switchTo(page, language, "#footer")).toHaveCount(1);
      await switchTo(page, language).click();
      await expect(page).toHaveURL(`/${tag}${there}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await versions(page)).toEqual(named);
      // On a phone the menu has it too.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator("header button[aria-haspopup='dialog']").click();
      await page.getByRole("dialog").locator(`a[hreflang="${current.language}"][lang]`).click();
      await expect(page).toHaveURL(there);
    });

    test("a page that is not there says so and leads home", async ({ page }) => {
      await page.goto(notThere);
      expect(await versions(page)).toEqual({});
      await expect(switchTo(page, language)).toHaveCount(0);
      const link = switchTo(page, language, "#footer");
      await expect(link).toHaveAttribute("title", home);
      await expect(link).toHaveAttribute("href", `/${tag}/`);
    });

    test("its pages lead to what only the first language has", async ({ page, baseURL }) => {
      const [first] = languages;
      await page.goto(`/${tag}/`);
      const links = page.locator(`main a[hreflang="${first.language}"]`);
      for (const link of await links.all()) {
        await expect(link).toContainText(/\(\S.*\)$/);
      }
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).pathname),
      );
      for (const path of new Set(hrefs)) {
        expect(first.pages).toContain(path);
        expect((await fetch(baseURL + path)).status).toBe(200);
      }
    });

    test("has room, and passes axe", { tag: "@slow" }, async ({ page }) => {
      test.slow();
      for (const path of pages) {
        await page.goto(`/${tag}${path}`);
        for (const width of [320, 1280, 390]) {
          expect(await overflow(page, width, 900), `${path} at ${width} px`).toBe(0);
        }
        expect(await axeViolations(page, ["light"]), path).toEqual([]);
      }
    });
  });
}

test("a reader gets no font of another language’s script", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.home.path);
  await page.evaluate(() => document.fonts.ready);
  const fonts = asked.filter((path) => path.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  for (const { tag } of others) {
    expect(
      fonts.filter((path) => path.includes(`/${tag}-`) || path.startsWith(`/${tag}/`)),
    ).toEqual([]);
  }
});

import { articles } from "@kolam/content/articles";
import { paths } from "@kolam/content/paths";
import { firstPaint } from "./first-paint.ts";
import { expect, test } from "./fixtures.ts";

const pages = [paths.home.path, paths.contact.path, `/blog/${articles[0].slug}`];

/** The first two stylesheets of the document in the order in which they apply. */
const firstTwo = () =>
  [...document.styleSheets].slice(0, 2).map(({ href }) => href && new URL(href).pathname);

/** The styles in the page, then those of what is below the first screen. */
const inOrder = [null, expect.stringMatching(/^\/assets\/[a-z-]+-[\w-]{8}\.css$/)];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the styles of what is below the first screen come after those in the page", async ({
      page,
    }) => {
      for (const path of pages) {
        await page.goto(path);
        await expect.poll(() => page.evaluate(firstTwo), path).toEqual(inOrder);
        await expect(page.locator("footer").last(), "it is shown").toBeVisible();
      }
    });
  });
}

test("a link to a place that waits for its styles leads there", async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/careers-[\w-]{8}\.css/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(paths.careers.path, { waitUntil: "commit" });
  await firstPaint(page);
  const target = page.locator("#application-form");
  await page.locator('main a[href$="#application-form"]').first().click();
  await expect(target).toHaveCSS("visibility", "hidden");
  send();
  await expect(target).toBeInViewport();
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top, "its heading is below the header").toBeLessThan(120);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("without those styles everything is shown plain after a while", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/assets\/blog-[\w-]{8}\.css/, (route) => route.abort());
  await page.goto(paths.blog.path);
  const titles = page.locator("main h3 a");
  await expect(titles.last()).toBeVisible();
  const skipped = await titles.evaluateAll(
    (links) => links.filter((link) => !link.checkVisibility()).length,
  );
  expect(skipped, "titles that are left out").toBe(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const others = consoleErrors.filter((error) => !error.includes("net::ERR_FAILED"));
  expect(others, "nothing but the missing file is logged").toEqual([]);
  consoleErrors.length = 0;
});

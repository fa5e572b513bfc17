import { articles } from "@kolam/content/articles";
import { paths } from "@kolam/content/paths";
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

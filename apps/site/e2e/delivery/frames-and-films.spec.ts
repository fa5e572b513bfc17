import { articles } from "@kolam/content/model/blog/articles";
import { embedServices } from "@kolam/content/model/media/embed-services";
import { paths } from "@kolam/content/model/pages/paths";
import { shortFilm } from "@kolam/ui/testing/film.fixture";
import type { BrowserContext, Page } from "@playwright/test";
import { storageWords } from "@site/texts/law/storage";
import { embedWords, filmWords } from "@site/texts/media";
import type { Plugin } from "vite";
import { expect, test } from "../support/fixtures.ts";
import { openHydrated } from "../support/hydration.ts";

const url = "https://vimeo.com/76979871";
const title = "A walk through the workshop";
const { vimeo } = embedServices;
const [article] = articles;

/** Gives every article a frame and a film, since those of the site may have none. */
const withMedia: Plugin = {
  name: "test:media",
  enforce: "pre",
  config: () => ({ define: { __MEDIA__: "true", __EMBEDS__: '["vimeo"]' } }),
  transform(code, id) {
    if (id.endsWith("/articles/article-body.tsx")) {
      const embed = { tag: "Embed", attributes: { url, title } };
      const film = {
        tag: "Film",
        attributes: { file: "short.webm", title, loop: "loop", width: "64", height: "36" },
      };
      return code.replace("...nodes.map", `...${JSON.stringify([embed, film])}.concat(nodes).map`);
    }
    if (id.endsWith("/media/site-film.tsx")) {
      return code.replace("addressOf(file)", '("/" + file)');
    }
    return undefined;
  },
};

test.use({ change: withMedia });

test.skip(!article, "The site has no articles.");
// One worker builds the copy for all tests.
test.describe.configure({ mode: "default" });

/**
 * Stands in for the service, and has the film. Returns the addresses that the service was asked
 * for.
 */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const [, film = ""] = shortFilm.src.split(",");
  await context.route("**/short.webm", (route) =>
    route.fulfill({ contentType: "video/webm", body: Buffer.from(film, "base64") }),
  );
  await context.route(`${vimeo.origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><html lang=en><title>Film</title><h1>The film</h1>",
    });
  });
  return asked;
}

const path = `/blog/${article?.slug}`;
const press = (page: Page) => page.getByRole("button", { name: embedWords.load(vimeo) }).click();
const always = (page: Page) => page.getByRole("checkbox", { name: embedWords.always(vimeo) });
const filmIn = (page: Page) =>
  page.frameLocator("iframe").getByRole("heading", { name: "The film" });

test.describe("frames and films", { tag: "@slow" }, () => {
  test("nothing is fetched before the press; “always” is remembered, and taken back on the privacy page", async ({
    page,
    context,
  }) => {
    const asked = await standIn(context);
    await openHydrated(page, path);
    expect(asked).toEqual([]);
    await press(page);
    await expect(filmIn(page)).toBeVisible();
    await expect(page.locator("iframe")).toBeFocused();
    expect(asked).toEqual([`${vimeo.origin}/video/76979871?dnt=1&autoplay=1`]);

    await always(page).check();
    await openHydrated(page, path);
    await expect(filmIn(page)).toBeVisible();

    await openHydrated(page, paths.privacy.path);
    await expect(page.getByText(storageWords.things.frames.what)).toBeVisible();
    await always(page).uncheck();
    asked.length = 0;
    await openHydrated(page, path);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test("after a click within the site the page has its own policy, so that both are shown", async ({
    page,
    context,
  }) => {
    await standIn(context);
    await openHydrated(page, paths.blog.path);
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForFunction(
      (own) => performance.getEntriesByType("navigation")[0]?.name.endsWith(own),
      path,
    );
    await press(page);
    await expect(filmIn(page)).toBeVisible();
    await page.getByRole("button", { name: filmWords.play }).click();
    await expect(page.getByRole("button", { name: filmWords.pause })).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("there is a link, and the browser’s own player", async ({ page, context }) => {
      await standIn(context);
      await page.goto(path);
      const link = page.getByRole("link", { name: embedWords.open(vimeo) });
      await expect(link).toHaveAttribute("href", url);
      await expect(page.getByRole("button", { name: embedWords.load(vimeo) })).toBeHidden();
      await expect(always(page)).toBeHidden();
      await expect(page.locator("video")).toHaveAttribute("controls");
    });
  });
});

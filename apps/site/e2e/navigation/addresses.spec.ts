import { paths } from "@kolam/content/model/pages/paths";
import { redirects } from "@site/facts/redirects";
import { pageWords } from "@site/lists/words/meta";
import { titles } from "@site/lists/words/titles";
import { notFound } from "@site/words/pages/not-found";
import { expect, forgetErrors, test } from "../support/fixtures.ts";
import { hydrate, openHydrated, pointUntil } from "../support/hydration.ts";
import { h1, headerLink } from "../support/shell.ts";

test("the router redirects old addresses as the host does", { tag: "@slow" }, async ({ page }) => {
  await openHydrated(page, "/");
  const moved = Object.entries(redirects)
    .filter(([, to]) => to !== "gone")
    .slice(0, 1);
  for (const [old, canonical] of [...moved, ["/about.html", "/about"]] as const) {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `${old}?from=old`);
    await expect(page).toHaveURL(`${canonical}?from=old`);
    await expect(h1(page)).toBeFocused();
  }
});

test("a page that a host does not find stays not found once it is hydrated, and names the one meant; doubled slashes lead on", {
  tag: "@slow",
}, async ({ page, consoleErrors }) => {
  const missing = await page.request.get("/nowhere");
  await page.route(/\/\/about\.?$|\/about\.$|\/About$/, async (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: await missing.text() }),
  );
  const { origin } = new URL(missing.url());
  for (const path of ["/about.", "/About"]) {
    await page.goto(origin + path);
    await hydrate(page);
    await expect(h1(page), path).toHaveText(notFound.title);
    await expect(page.locator("main").getByRole("link", { name: titles.about })).toBeVisible();
  }
  await page.goto(`${origin}//about`);
  await pointUntil(page, () => new URL(page.url()).pathname === paths.about.path);
  await expect(h1(page)).not.toHaveText(notFound.title);
  forgetErrors(consoleErrors, /status of 404/);
});

test("an address without a page is not found, before and after hydration", {
  tag: "@slow",
}, async ({ page, consoleErrors }) => {
  for (const path of [
    "/nowhere",
    "/nowhere/",
    "/blog/unknown.html",
    "/blog/page/1",
    "/blog/page%2F1",
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(h1(page)).toHaveText(notFound.title);
    await hydrate(page);
    await expect(h1(page)).toHaveText(notFound.title);
    await expect(page).toHaveTitle(pageWords["not-found"].title);
  }
  await headerLink(page, titles.about).click();
  await expect(page).toHaveTitle(pageWords.about.title);
  // The browser logs the status of the documents and of the missing article's data.
  forgetErrors(consoleErrors, /status of 404/);
});

import { paths } from "@kolam/content/model/pages/paths";
import { titles } from "@site/lists/words/titles";
import { siteSearch } from "@site/texts/pages/site-search";
import { siteSearchFile } from "../../src/articles/data-files.ts";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { openHydrated } from "../support/hydration.ts";
import { forgetMissingPage, missingPage } from "../support/pages.ts";
import { phone } from "../support/shell.ts";

test("the not-found page searches the whole site, with what it fetches when it is asked", {
  tag: "@slow",
}, async ({ page, consoleErrors }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(siteSearchFile)) fetched.push(request.url());
  });
  await page.setViewportSize(phone);
  await page.goto(missingPage);
  const field = page.getByRole("searchbox", { name: siteSearch.label });
  await expect(field).toBeVisible();
  expect(fetched).toEqual([]);
  await field.pressSequentially(titles.contact.toUpperCase());
  const results = page.getByRole("search").getByRole("link");
  await expect(results.first()).toHaveAccessibleName(titles.contact);
  expect(fetched).toHaveLength(1);
  await expect(page.getByRole("search").getByRole("status")).not.toBeEmpty();
  expect(await axeViolations(page)).toEqual([]);
  await field.fill("xqzjwv");
  await expect(page.getByText(siteSearch.none, { exact: true }).first()).toBeVisible();
  await expect(results).toHaveCount(0);
  await field.fill(titles.contact);
  await results.first().click();
  await expect(page).toHaveURL(paths.contact.path);
  forgetMissingPage(consoleErrors);
});

test("what was mistyped is offered before the search, whose index may fail to load", {
  tag: "@slow",
}, async ({ page, consoleErrors }) => {
  await page.route(`**${siteSearchFile}`, (route) => route.abort());
  await openHydrated(page, paths.contact.path.toUpperCase());
  const main = page.getByRole("main");
  const links = main.getByRole("list").first().getByRole("link");
  await expect(links.first()).toHaveAccessibleName(titles.contact);
  const field = page.getByRole("searchbox", { name: siteSearch.label });
  await field.fill(titles.contact);
  await expect(main.getByText(siteSearch.failed, { exact: true }).first()).toBeVisible();
  await page.unroute(`**${siteSearchFile}`);
  await page.getByRole("button", { name: siteSearch.retry }).click();
  await expect(page.getByRole("search").getByRole("link").first()).toBeVisible();
  consoleErrors.length = 0;
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the not-found page has no field that would not answer", async ({ page, consoleErrors }) => {
    await page.goto(missingPage);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByLabel(siteSearch.label)).toBeHidden();
    forgetMissingPage(consoleErrors);
  });
});

import { formatDay } from "@kolam/content/model/basics/dates";
import { hasFeature } from "@kolam/content/model/pages/features";
import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import { titles } from "@site/lists/words/titles";
import { shell } from "@site/texts/shell";
import { expect, test } from "../support/fixtures.ts";
import { hydrate, openHydrated } from "../support/hydration.ts";
import { casePages, everyKind, forgetMissingPage, partOf } from "../support/pages.ts";
import { close, printed, tornParts } from "../support/printed-pages.ts";

const [service] = serviceIds;
const parts = 2;

for (const { pages, ...details } of [
  { pages: [paths[service].path, ...casePages.slice(0, 1)], tag: "@slow" },
  { pages: [...everyKind, ...casePages.slice(1)], tag: "@slow" },
]) {
  for (let part = 0; part < parts; part += 1) {
    test(
      `on paper ${pages.length} pages tear no drawing, and no head from its text (${part + 1} of ${parts})`,
      details,
      async ({ page, consoleErrors }) => {
        for (const path of partOf(pages, part, parts)) {
          await page.goto(path);
          expect.soft(await tornParts(page, await printed(page)), path).toEqual([]);
        }
        forgetMissingPage(consoleErrors);
      },
    );
  }
}

test("the first sheet of a case has its picture and its facts", { tag: "@slow" }, async ({
  page,
}) => {
  test.skip(casePages.length === 0, "There are no cases.");
  await page.goto(casePages[0] ?? "");
  const [first] = await printed(page);
  const lastFact = await page.locator("main dl").first().locator("dd").last().textContent();
  expect(first?.text).toContain(close(lastFact ?? "?"));
});

test("a price sheet is one page: what is ticked, the sum, the day and the address", {
  tag: "@slow",
}, async ({ page }) => {
  test.skip(!hasFeature("prices"), "There are no prices.");
  await page.goto(paths.prices.path);
  const boxes = page.getByRole("checkbox");
  await boxes.first().check();
  await hydrate(page);
  const unticked = boxes.nth(1);
  const name = titles[(await unticked.getAttribute("value")) as keyof typeof titles];
  const [first, ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(first?.text).not.toContain(close(name));
  const now = await page.evaluate(() => [
    String(new Date().getFullYear()),
    String(new Date().getMonth() + 1).padStart(2, "0"),
    String(new Date().getDate()).padStart(2, "0"),
  ]);
  expect(first?.text).toContain(close(formatDay(now.join("-"))));
  expect(first?.text).toContain(paths.prices.path);
  for (const box of await boxes.all()) await box.check();
  const all = await printed(page);
  expect(all.map(({ text }) => text.length > 0)).toEqual([true]);
  expect(all[0]?.text).toContain(close(name));
});

test("on paper the head of a page is its logo alone", async ({ page }) => {
  await page.goto(paths.home.path);
  await page.emulateMedia({ media: "print" });
  const head = page.getByRole("banner");
  await expect(head.getByRole("link")).toHaveCount(1);
  await expect(head.getByRole("button")).toHaveCount(0);
  await expect(head.getByRole("combobox")).toHaveCount(0);
});

test("what is open above a page is not printed", { tag: "@slow" }, async ({ page }) => {
  test.skip(casePages.length === 0, "There are no cases.");
  await openHydrated(page, casePages[0] ?? "");
  const textOf = async () => (await printed(page)).map(({ text }) => text);
  const closed = await textOf();
  await page.locator("[data-lightbox]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await textOf()).toEqual(closed);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: shell.menu.open }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await textOf()).toEqual(closed);
});

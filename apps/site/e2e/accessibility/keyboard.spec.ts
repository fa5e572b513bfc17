import { analyzer } from "@kolam/content/analyzer/analyzer";
import { articles } from "@kolam/content/blog/articles";
import { articleFrame } from "@kolam/content/pages/blog-page";
import { notFound } from "@kolam/content/pages/not-found";
import { paths, serviceIds } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import { timings } from "@kolam/content/timings";
import { expect, test } from "../support/fixtures.ts";
import { field, formNames, journeys, proof, sendButton, wasSent } from "../support/form-journeys.ts";
import { answerAll, enter, landsOnHeading, skipHeader, tabTo } from "../support/keyboard.ts";
import {
  analyzeButton,
  auditButton,
  auditHeading,
  htmlField,
  path,
  urlField,
} from "../support/seo-analyzer-page.ts";

// Nothing here uses the mouse. `tabTo` fails at the first stop where the focus is not seen.

for (const name of formNames) {
  test(`${name}: answered and sent`, async ({ page, mailbox }) => {
    await page.goto(journeys[name].path);
    await skipHeader(page);
    await answerAll(page, name);
    await enter(page, sendButton(page, name));
    await wasSent(page, name);
    await expect.poll(() => mailbox.count()).toBe(1);
    expect(JSON.stringify(await mailbox.messages())).toContain(proof[name]);
    await expect(page.locator("body"), "the focus is somewhere").not.toBeFocused();
  });
}

test("contact: sent with answers missing, the summary leads to the first of them", async ({
  page,
}) => {
  await page.goto("/contact");
  await tabTo(page, field(page, "contact", "name"));
  await page.keyboard.press("Enter");
  const summary = page.locator("form").getByRole("link").first();
  await expect(summary.locator("xpath=ancestor::*[@tabindex='-1'][1]")).toBeFocused();
  await enter(page, summary, { most: 1 });
  await expect(field(page, "contact", "name")).toBeFocused();
});

test("theme and services in the header", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await enter(page, page.getByRole("button", { name: shell.submenu.open }));
  const service = page
    .locator("header")
    .getByRole("link", { name: paths[serviceIds[1]].title, exact: true });
  await enter(page, service);
  await expect(page).toHaveURL(paths[serviceIds[1]].path);
  await landsOnHeading(page);
  const theme = page.getByRole("button", { name: shell.theme.toDark });
  await tabTo(page, theme, { key: "Shift+Tab" });
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("the menu of a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const open = page.getByRole("button", { name: shell.menu.open });
  await enter(page, open);
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Space");
  await enter(page, menu.getByRole("link", { name: "Careers", exact: true }));
  await expect(page).toHaveURL("/careers");
  await landsOnHeading(page);
});

test("a question is opened and closed", async ({ page }) => {
  await page.goto("/contact");
  await skipHeader(page);
  const question = page.locator("main [data-accordion-item] button").first();
  await enter(page, question);
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Space");
  await expect(question).toHaveAttribute("aria-expanded", "false");
});

test("the analyzer: a simulation, then an audit of pasted HTML", async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  await skipHeader(page);
  await tabTo(page, urlField(page));
  await page.keyboard.type("example.org");
  await enter(page, analyzeButton(page));
  await page.clock.fastForward(timings.analyzerDelayMs);
  const result = page.getByRole("heading", { name: "Analysis of example.org" });
  await expect(result).toBeVisible();
  const tab = (name: string) => page.getByRole("tab", { name });
  await tabTo(page, tab(analyzer.tools.simulation.title), { key: "Shift+Tab" });
  await page.keyboard.press("ArrowRight");
  await expect(tab(analyzer.tools.audit.title)).toBeFocused();
  await tabTo(page, htmlField(page));
  await page.keyboard.insertText("<title>A shop for brass lamps</title><h1>Lamps</h1>");
  await enter(page, auditButton(page));
  await expect(auditHeading(page)).toBeVisible();
});

test("an article is handed on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { share } = articleFrame;
  await page.goto(`/blog/${articles[0]?.slug}`);
  await skipHeader(page);
  const ways = page.getByRole("list", { name: share.title }).first().getByRole("link");
  await expect(ways).toHaveCount(Object.keys(share.targets).length);
  for (const way of await ways.all()) await tabTo(page, way);
  await enter(page, page.getByRole("button", { name: share.copy }));
  await expect(page.getByText(share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(articles[0]?.slug);
});

test("an address without a page has a way back and ways on", async ({ page, consoleErrors }) => {
  await page.goto("/about");
  await page.goto("/nowhere");
  await skipHeader(page);
  await enter(page, page.getByRole("button", { name: notFound.actions.back }));
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(page).toHaveURL("/nowhere");
  await enter(page, page.locator("main").getByRole("link", { name: notFound.actions.home.label }));
  await expect(page).toHaveURL("/");
  expect(consoleErrors.splice(0).filter((line) => !line.includes("404"))).toEqual([]);
});

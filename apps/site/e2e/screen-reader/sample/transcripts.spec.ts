import { articles } from "@kolam/content/model/blog/articles";
import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { failureWords } from "@site/texts/forms/words";
import { blogList } from "@site/texts/pages/blog";
import { wizardWords } from "@site/texts/pages/quote";
import { shell } from "@site/texts/shell";
import { contact } from "@site/words/pages/contact";
import { loadSiteConfig } from "../../../config/site-config.ts";
import { test as base, expect } from "../../support/fixtures.ts";
import * as form from "../../support/form-journeys.ts";
import { openHydrated } from "../../support/hydration.ts";
import * as seoAnalyzer from "../../support/seo-analyzer-page.ts";
import { h1, menuButton, phone, phoneMenu } from "../../support/shell.ts";
import { ScreenReader } from "./screen-reader.ts";

// What a screen reader says, in the .txt files beside this one. After a change that is meant, look
// at what `pnpm test:browser e2e/screen-reader --update-snapshots` writes: docs/screen-readers.md
// says what to look for.

const test = base.extend<{ reader: ScreenReader }>({
  reader: async ({ page }, use) => use(await ScreenReader.start(page)),
});

const config = loadSiteConfig();

const expanded = (page: Page, name: string) =>
  page.getByRole("button", { name, expanded: true }).waitFor();

/** Waits until a page opened by a link has been announced and its heading has the focus. */
const arrived = async (page: Page) => {
  await expect(page.getByTestId("route-announcer")).not.toBeEmpty();
  await expect(h1(page)).toBeFocused();
};

/** Waits until the number of articles found is announced. */
const counted = (page: Page, articles: number) =>
  page
    .locator("main [role=status]")
    .filter({ hasText: blogList.count(articles) })
    .waitFor({ state: "attached" });

test("header and submenu", { tag: "@slow" }, async ({ page, reader }) => {
  await openHydrated(page, "/about");
  // What takes the open panel's place once it is loaded would be announced again.
  const layer = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("submenu-layer"),
  );
  await reader.press("Tab");
  await reader.press("Tab");
  await reader.tabTo(page.getByRole("button", { name: shell.submenu.open }));
  await layer;
  await reader.press("Enter", () => expanded(page, shell.submenu.open));
  await reader.press("Tab");
  await reader.press("Tab");
  await reader.press("Escape");
  await reader.press("Enter", () => expanded(page, shell.submenu.open));
  await reader.press("Tab");
  await reader.press("Enter", () => arrived(page));
  expect(reader.transcript()).toMatchSnapshot("header-and-submenu.txt");
});

test("mobile menu", { tag: "@slow" }, async ({ page, reader }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/careers");
  await reader.tabTo(menuButton(page));
  const dialog = phoneMenu(page);
  await reader.press("Enter", () => dialog.waitFor());
  await reader.press("Tab");
  await reader.press("Shift+Tab");
  await reader.press("Escape", () => dialog.waitFor({ state: "detached" }));
  await reader.press("Enter", () => dialog.waitFor());
  await reader.tabTo(dialog.getByRole("link", { name: titles.about, exact: true }));
  await reader.press("Enter", () => arrived(page));
  expect(reader.transcript()).toMatchSnapshot("mobile-menu.txt");
});

test("quote wizard with an error", { tag: "@slow" }, async ({ page, reader }) => {
  await form.open(page, "quote");
  await reader.tabTo(form.field(page, "quote", "firstName"));
  await reader.tabTo(page.getByRole("link", { name: wizardWords.next, exact: true }));
  await reader.press("Enter", () => page.getByText(wizardWords.position(2, 4)).waitFor());
  await reader.press("Tab");
  await page.goto("/quote#step-4");
  await form.hydrated(page, "quote");
  await reader.tabTo(form.sendButton(page, "quote"));
  await reader.press("Enter");
  await reader.press("Tab");
  await reader.press("Enter");
  expect(reader.transcript()).toMatchSnapshot("wizard-with-an-error.txt");
});

test("contact, with answers missing, failed and sent again", { tag: "@slow" }, async ({
  page,
  reader,
  mailbox,
  consoleErrors,
}) => {
  await form.open(page, "contact");
  await reader.tabTo(form.sendButton(page, "contact"));
  await reader.press("Enter");
  await reader.press("Tab");
  await reader.press("Enter");
  await form.fill(page, "contact");
  await page.route(config.mail.endpoint, (route) => route.fulfill({ status: 500 }), { times: 1 });
  const retry = page.getByRole("button", { name: failureWords.retry });
  await form.sendButton(page, "contact").focus();
  await reader.hear("Answer all, go to the button", async () => {});
  await reader.press("Enter", () => retry.waitFor());
  await reader.tabTo(retry);
  await reader.press("Enter", () => form.wasSent(page, "contact"));
  expect(await mailbox.count()).toBe(1);
  consoleErrors.splice(0);
  const transcript = reader.transcript().replace(/[0-9A-F]{4}-[0-9A-F]{4}/g, "1A2B-3C4D");
  expect(transcript).toMatchSnapshot("contact-failed-and-sent-again.txt");
});

test("blog filter", { tag: "@slow" }, async ({ page, reader }) => {
  await openHydrated(page, "/blog");
  await reader.tabTo(page.getByRole("searchbox", { name: blogList.search.label }));
  for (const [word, found] of Object.entries({ checkout: 2, zzz: 0 })) {
    await reader.hear(
      `type: ${word}`,
      () => page.keyboard.type(word, { delay: 20 }),
      () => counted(page, found),
    );
  }
  await reader.tabTo(page.getByRole("button", { name: blogList.empty.reset }));
  await reader.press("Enter", () => counted(page, articles.length));
  expect(reader.transcript()).toMatchSnapshot("blog-filter.txt");
});

test("questions", { tag: "@slow" }, async ({ page, reader }) => {
  await form.open(page, "contact");
  const trigger = page.getByRole("button", { name: contact.faq.items[1].question });
  await reader.tabTo(trigger);
  await reader.press("Enter");
  await reader.read("the question and its answer", trigger.locator("xpath=../.."));
  await reader.press("Enter");
  await reader.press("Tab");
  expect(reader.transcript()).toMatchSnapshot("questions.txt");
});

test("analyzer result", { tag: "@slow" }, async ({ page, reader }) => {
  await page.clock.install({ time: "2026-05-04T10:00:00+05:30" });
  // The simulated figures are drawn at random.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await seoAnalyzer.open(page);
  await reader.tabTo(seoAnalyzer.urlField(page));
  await reader.press("Enter");
  await reader.hear("type: an address", () => page.keyboard.type(analyzer.sampleDomains[1]));
  // No service answers here, which the real audit says at once.
  await reader.press("Enter", () => page.getByRole("alert").waitFor());
  await reader.hear(
    "three seconds later",
    () => page.clock.runFor(5_000),
    () => page.getByRole("heading", { name: /^Analysis of / }).waitFor(),
  );
  await reader.press("Tab");
  await reader.read("one section of the result", page.locator("main article").first());
  expect(reader.transcript()).toMatchSnapshot("analyzer-result.txt");
});

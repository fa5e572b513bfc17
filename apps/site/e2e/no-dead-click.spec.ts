import { articles } from "@kolam/content/articles";
import { type PageId, paths } from "@kolam/content/paths";
import { quote } from "@kolam/content/quote";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { openAtFirstPaint, settle } from "./first-paint.ts";
import { expect, test } from "./fixtures.ts";
import { field, fill, sendButton } from "./form-journeys.ts";

const article = `/blog/${articles[0]?.slug ?? ""}`;
const phone = { width: 390, height: 844 };

/** Every change of an attribute of one element, from now on. */
async function watchAttribute(page: Page, selector: string, attribute: string) {
  await page.evaluate(
    ([query, name]) => {
      const changes: (string | null)[] = [];
      Object.assign(window, { changes });
      const element = document.querySelector(query ?? "");
      if (!element) throw new Error(`Nothing matches ${query}`);
      new MutationObserver(() => {
        const value = element.getAttribute(name ?? "");
        if (value !== changes.at(-1)) changes.push(value);
      }).observe(element, { attributeFilter: [name ?? ""] });
    },
    [selector, attribute],
  );
}

const changes = (page: Page) =>
  page.evaluate(() => (window as unknown as { changes: (string | null)[] }).changes);

/** Types as a person does: the keys go to the page, which may be busy, not to the field. */
async function typeAtOnce(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).click();
  await page.keyboard.type(text, { delay: 15 });
}

/** One page of those that only read, one of those that are a form; the questions are the same part. */
const openers: readonly PageId[] = ["web-development", "contact"];

for (const id of openers) {
  test(`${id}: a question clicked at first paint opens, once`, async ({ page }) => {
    await openAtFirstPaint(page, paths[id].path);
    const opener = "main [data-accordion-item] button[aria-expanded]";
    await watchAttribute(page, opener, "aria-expanded");
    await page.locator(opener).first().click();
    await settle(page);
    expect(await changes(page)).toEqual(["true"]);
  });
}

for (const path of ["/", "/contact", article]) {
  test(`${path}: the submenu clicked at first paint opens, once`, async ({ page }) => {
    await openAtFirstPaint(page, path);
    await watchAttribute(page, "header nav button[aria-expanded]", "aria-expanded");
    // Not hovered first, as by a touch on a large screen: hovering opens it by itself.
    await page.getByRole("button", { name: shell.submenu.open }).dispatchEvent("click");
    await settle(page);
    expect(await changes(page)).toEqual(["true"]);
  });
}

for (const path of ["/", "/quote"]) {
  test(`${path}: the phone's menu tapped at first paint opens`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openAtFirstPaint(page, path);
    await page.getByRole("button", { name: shell.menu.open }).click();
    await expect(page.getByRole("dialog", { name: shell.menu.title })).toBeVisible();
  });
}

test("the theme clicked at first paint changes, once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAtFirstPaint(page, "/about");
  await watchAttribute(page, "html", "data-theme");
  await page.getByRole("button", { name: shell.theme.toDark }).click();
  await settle(page);
  expect(await changes(page)).toEqual(["dark"]);
});

test("two clicks at first paint take effect in order", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAtFirstPaint(page, "/about");
  await watchAttribute(page, "html", "data-theme");
  const theme = page.getByRole("button", { name: shell.theme.toDark });
  await theme.dispatchEvent("click");
  await theme.dispatchEvent("click");
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  expect(await changes(page), "both were repeated").not.toEqual([]);
});

test("an opening clicked at first paint shows itself, once", async ({ page }) => {
  await openAtFirstPaint(page, "/careers");
  const opener = page.locator("main summary, main button[aria-expanded]").first();
  await opener.click();
  await settle(page);
  const open = await opener.evaluate((element) =>
    element.localName === "summary"
      ? (element.parentElement as HTMLDetailsElement).open
      : element.getAttribute("aria-expanded") === "true",
  );
  expect(open).toBe(true);
});

test("the chat clicked at first paint opens", async ({ page, context }) => {
  await context.route(/wa\.me|whatsapp/, (route) => route.fulfill({ body: "chat" }));
  await openAtFirstPaint(page, "/");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: shell.chat.label }).click();
  await opened;
});

for (const path of ["/", paths.seo.path]) {
  test(`${path}: a link clicked at first paint leads on`, async ({ page }) => {
    await openAtFirstPaint(page, path);
    await page.locator("header").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a search typed at first paint keeps every character and is searched", async ({ page }) => {
  await openAtFirstPaint(page, "/blog");
  await typeAtOnce(page, "main input[type=search]", "software quotation");
  await settle(page);
  await expect(page.getByRole("searchbox")).toHaveValue("software quotation");
  await expect.poll(() => page.locator("main article").count()).toBeLessThan(articles.length);
});

test("a newsletter address typed at first paint keeps every character", async ({ page }) => {
  await openAtFirstPaint(page, article);
  await typeAtOnce(page, "#newsletter-email", "reader@example.com");
  await settle(page);
  await expect(field(page, "newsletter", "email")).toHaveValue("reader@example.com");
});

test("a message written and sent from first paint on arrives once", async ({ page, mailbox }) => {
  await openAtFirstPaint(page, "/contact");
  const [first] = await page.locator("main form input:visible").all();
  await first?.click();
  await page.keyboard.type("Meera", { delay: 15 });
  await expect(first ?? page.locator("main")).toHaveValue("Meera");
  await fill(page, "contact");
  await sendButton(page, "contact").click();
  await expect.poll(() => mailbox.count(), { timeout: 15_000 }).toBe(1);
  await page.waitForTimeout(500);
  expect(mailbox.count()).toBe(1);
});

test("the wizard's way on clicked at first paint shows the next step", async ({ page }) => {
  await openAtFirstPaint(page, "/quote");
  await typeAtOnce(page, "#quote-firstName", "Meera");
  await page.getByRole("link", { name: quote.wizard.next, exact: true }).click();
  await settle(page);
  await expect(page).toHaveURL("/quote#step-2");
  await expect(field(page, "quote", "services")).toBeVisible();
  await expect(field(page, "quote", "firstName")).toHaveValue("Meera");
});

test("an address typed and sent to the analyzer at first paint is analyzed", async ({ page }) => {
  await openAtFirstPaint(page, paths["seo-analyzer"].path);
  const input = page.locator("main form input:visible").first();
  await input.click();
  await page.keyboard.type("example.org", { delay: 15 });
  await page.keyboard.press("Enter");
  await settle(page);
  await expect(page.getByRole("heading", { name: "Analysis of example.org" })).toBeVisible({
    timeout: 15_000,
  });
});

import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { blogList } from "@site/texts/pages/blog";
import { shell } from "@site/texts/shell";
import { contact } from "@site/words/pages/contact";
import { expect, forgetErrors, renderedAnew, test } from "../support/fixtures.ts";
import { fill, hydrated, journeys, open, sendButton } from "../support/form-journeys.ts";
import { searchWord } from "../support/search-word.ts";
import { h1, headerLink, themeSwitch } from "../support/shell.ts";

/**
 * Does what a browser's translation does: each text goes into its own `<font>`, as new text. The
 * nodes that React knows are gone.
 */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, font, title"))
      continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * Adds what password managers add to fields: attributes, an icon beside each, and a layer over the
 * page.
 */
function decorate(): void {
  for (const input of document.querySelectorAll("input:not([type=hidden]), textarea")) {
    if (input.hasAttribute("data-manager")) continue;
    input.setAttribute("data-manager", "1");
    input.setAttribute("autocomplete", "off");
    const icon = document.createElement("div");
    icon.className = "manager-icon";
    icon.append(document.createElement("button"));
    input.after(icon);
  }
  document.querySelector("manager-layer")?.remove();
  document.documentElement.append(document.createElement("manager-layer"));
}

const searchTheBlog = async (page: Page, translateNow: () => Promise<void>) => {
  await headerLink(page, titles.blog).click();
  const search = page.getByRole("searchbox", { name: blogList.search.label });
  await search.waitFor();
  await translateNow();
  await search.fill("a");
  await expect(page).toHaveURL("/blog?q=a");
  await search.fill("zzz");
  await page.getByRole("button", { name: blogList.empty.reset }).click();
  await expect(page).toHaveURL("/blog");
  await page.locator("main a[href^='/blog/']").first().click();
  await translateNow();
  await page.goBack();
};

const visit = async (page: Page, translateNow: () => Promise<void>) => {
  await page.getByRole("button", { name: shell.submenu.open }).click();
  await translateNow();
  await page.keyboard.press("Escape");
  await themeSwitch(page).selectOption("dark");
  const [, question] = contact.faq.items;
  const trigger = page.getByRole("button", { name: question.question });
  await trigger.click();
  await translateNow();
  await trigger.click();
  await sendButton(page, "contact").click();
  await expect(page.locator("form").getByRole("link").first()).toBeVisible();
  await translateNow();
  await fill(page, "contact");
  await sendButton(page, "contact").click();
  // The button's own text stays as it was translated.
  await expect(page.getByRole("heading", { name: journeys.contact.sent })).toBeVisible();
  await translateNow();
  if (searchWord) await searchTheBlog(page, translateNow);
  await headerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeFocused();
};

test("translated after hydration, a visit goes on", { tag: "@slow" }, async ({ page, mailbox }) => {
  await open(page, "contact");
  await page.evaluate(translate);
  await visit(page, () => page.evaluate(translate));
  expect(mailbox.count()).toBe(1);
});

test("translated and with a password manager’s icons before hydration, a visit goes on", {
  tag: "@slow",
}, async ({ page, mailbox, consoleErrors }) => {
  await page.addInitScript(`
    ${decorate.toString()}
    addEventListener("DOMContentLoaded", () => {
      (${translate.toString()})();
      decorate();
      new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
    });
  `);
  await page.goto("/contact");
  await hydrated(page, "contact");
  await visit(page, () => page.evaluate(translate));
  expect(mailbox.count()).toBe(1);
  forgetErrors(consoleErrors, renderedAnew);
});

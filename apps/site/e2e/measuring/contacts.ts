import type { BrowserContext, Page } from "@playwright/test";
import { company } from "@site/facts/company";
import { chat } from "@site/words/company-words";
import { expect } from "../support/fixtures.ts";
import { fillAndSend, open } from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";
import { chatLink, chatUrl, footerLink, h1, phoneLink } from "../support/shell.ts";

/** Answers for the chat, and keeps phone links from asking the system for a program. */
export async function answerContacts(context: BrowserContext): Promise<void> {
  await context.route(`${chatUrl.origin}/**`, (route) =>
    route.fulfill({ contentType: "text/plain", body: "chat" }),
  );
  await context.addInitScript(() => {
    addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a[href^='tel:']");
      if (!link) return;
      Object.assign(window, { called: !event.defaultPrevented });
      event.preventDefault();
    });
  });
}

/** Presses the phone number, if there is one, and asserts that the browser may call. */
export async function call(page: Page): Promise<void> {
  if (!company.phone) return;
  await phoneLink(page).click();
  expect(await page.evaluate(() => (window as { called?: boolean }).called)).toBe(true);
}

/** Opens the chat, if there is one, and asserts that it is in a new tab. */
export async function chatInNewTab(page: Page): Promise<void> {
  if (!chat) return;
  const tab = page.context().waitForEvent("page");
  await chatLink(page).click();
  await (await tab).close();
  expect(new URL(page.url()).host).not.toBe(chatUrl.host);
}

/** Everything a visitor comes for: reading on, a call, a chat and a message. */
export async function visitAsUsual(page: Page): Promise<void> {
  await openHydrated(page, "/");
  await footerLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeFocused();
  await call(page);
  await chatInNewTab(page);
  await open(page, "contact");
  await fillAndSend(page, "contact");
}

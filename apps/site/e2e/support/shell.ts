import type { Locator, Page } from "@playwright/test";
import { company } from "@site/facts/company";
import { shell } from "@site/texts/shell";
import { chat } from "@site/words/company-words";

/** The window of a phone. */
export const phone = { width: 390, height: 844 };

/** The heading of the page. */
export const h1 = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** A link of the header, by its words. */
export const headerLink = (page: Page, name: string): Locator =>
  page.locator("header").getByRole("link", { name, exact: true });

/** The first link of the footer with these words. */
export const footerLink = (page: Page, name: string): Locator =>
  page.locator("footer").getByRole("link", { name, exact: true }).first();

/** The theme switch of the header. */
export const themeSwitch = (page: Page): Locator =>
  page.getByRole("combobox", { name: shell.theme.label });

/** The button that opens the phone menu, and the menu. */
export const menuButton = (page: Page): Locator =>
  page.getByRole("button", { name: shell.menu.open });
export const phoneMenu = (page: Page): Locator =>
  page.getByRole("dialog", { name: shell.menu.title });

/** The first phone number of the footer. Only if the company has one. */
export const phoneLink = (page: Page): Locator =>
  page
    .locator("footer")
    .getByRole("link", { name: company.phone?.display ?? "" })
    .first();

/** The button of the chat, and where it leads. Only if the company has one. */
export const chatLink = (page: Page): Locator =>
  page.getByRole("link", { name: shell.chat.label(chat?.app ?? "") });
export const chatUrl = new URL(chat?.href ?? "https://chat.invalid");

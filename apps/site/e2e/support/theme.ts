import { shell } from "@kolam/content/shell";
import type { Locator, Page } from "@playwright/test";

/** The theme switch of the header. */
export function themeSwitch(page: Page): Locator {
  return page.getByRole("combobox", { name: shell.theme.label });
}

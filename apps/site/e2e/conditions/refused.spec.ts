import { draftWords } from "@site/texts/forms/words";
import { expect, test } from "../support/fixtures.ts";
import { fill, formNames, open, sendButton, wasSent } from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";
import { themeSwitch } from "../support/shell.ts";

test("with storage and cookies refused, every form is sent and the theme switched", {
  tag: "@slow",
}, async ({ page, mailbox }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    Object.defineProperty(navigator, "locks", { get: () => undefined });
  });
  for (const name of formNames) {
    await open(page, name);
    await fill(page, name);
    if (name === "contact") await expect(page.getByText(draftWords.notKept)).toBeVisible();
    await sendButton(page, name).click();
    await wasSent(page, name);
  }
  expect(mailbox.count()).toBe(formNames.length);
  await openHydrated(page, "/");
  await themeSwitch(page).selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await themeSwitch(page).selectOption("system");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

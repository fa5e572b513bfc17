import type { Page } from "@playwright/test";
import { consentWords } from "@site/texts/measuring";
import { quoteSteps } from "@site/texts/pages/quote";
import { shell } from "@site/texts/shell";
import { expect, test } from "./fixtures.ts";
import { openHydrated } from "./hydration.ts";
import { type Lengths, lengths } from "./long-words.ts";
import { everyComposition, forgetMissingPage, missingPage, partOf } from "./pages.ts";
import { withoutRoom } from "./room-checks.ts";

/** The windows, and the sizes of text in them. */
const sizes = [
  ...[320, 390, 800, 1024, 1280, 1920].map((width) => ({ width, text: "100%" })),
  { width: 320, text: "200%" },
  { width: 1280, text: "200%" },
];

/** What has no room on the page as it is, in any window and size of text. */
async function expectRoom(page: Page, what: string, open?: () => Promise<unknown>) {
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      for (const details of document.querySelectorAll("details")) details.open = true;
    }, text);
    await open?.();
    expect.soft(await withoutRoom(page), `${what} at ${width} px, text at ${text}`).toEqual([]);
  }
}

/** Settings of a site that asks visitors about cookies. */
export const withQuestion = { TAG: "google", TAG_ID: "G-ABC123DEF4" } as const;

/** The tests of a site with longer texts, whose file sets the options `change` and `builtWith`. */
export function testRoom(kind: Lengths): void {
  const said = lengths[kind];

  test.describe(`with texts that are ${kind}`, () => {
    // In one worker, so that the site is built once.
    test.describe.configure({ mode: "default" });

    test("the home page, its menus and the question about cookies have room", {
      tag: "@slow",
    }, async ({ page, siteUrl }) => {
      await openHydrated(page, `${siteUrl}/`);
      const question = page.getByRole("region", { name: said(consentWords.title) });
      await expect(question).toBeVisible();
      await expectRoom(page, "home, with the question");
      await question.getByRole("button", { name: said(consentWords.refuse) }).click();
      await expectRoom(page, "the menu", async () => {
        const drawer = page.getByRole("dialog");
        const menu = page.getByRole("button", { name: said(shell.menu.open) });
        if (!(await drawer.isVisible())) await menu.click();
        await expect(drawer).toBeVisible();
      });
    });

    test("the wizard's steps, its errors and the cookies' settings have room", {
      tag: "@slow",
    }, async ({ page, siteUrl }) => {
      const steps = quoteSteps.map((_, at) => `#step-${at + 1}`);
      await openHydrated(page, `${siteUrl}/quote`);
      await page.getByRole("button", { name: said(consentWords.refuse) }).click();
      for (const step of steps.slice(1)) {
        await page.goto(`${siteUrl}/quote${step}`);
        await expectRoom(page, `the wizard at ${step}`);
      }
      await page.locator("form:has(#quote-email) [type=submit]:visible").click();
      await expect(page.locator("#quote-email")).toHaveAttribute("aria-invalid", "true");
      for (const step of steps) {
        await page.goto(`${siteUrl}/quote${step}`);
        await expectRoom(page, `the wizard with errors at ${step}`);
      }
      await page.getByRole("button", { name: said(consentWords.settings) }).click();
      await expectRoom(page, "the cookies' settings");
    });

    for (let part = 0; part < 4; part += 1) {
      test(`every page has room (${part + 1} of 4)`, { tag: "@slow" }, async ({
        page,
        siteUrl,
        consoleErrors,
      }) => {
        for (const path of partOf([...everyComposition, missingPage], part, 4)) {
          await page.goto(siteUrl + path);
          await expectRoom(page, path);
        }
        forgetMissingPage(consoleErrors);
      });
    }
  });
}

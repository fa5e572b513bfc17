import { analyzer } from "@kolam/content/analyzer/analyzer";
import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import { failureWords } from "@kolam/content/forms/words";
import { blogPage } from "@kolam/content/pages/blog-page";
import { quote } from "@kolam/content/pages/quote";
import type { Page } from "@playwright/test";
import { loadSiteConfig } from "../../config/site-config.ts";
import type { FormName } from "../../src/forms/drafts/form-values.ts";
import { switchColours, violationsOn, windows } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { fill, hydrated, journeys, sendButton } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import * as tool from "../support/seo-analyzer-page.ts";

const { endpoint } = loadSiteConfig().mail;

async function openForm(page: Page, name: FormName): Promise<void> {
  await page.goto(journeys[name].path);
  await hydrate(page);
  await hydrated(page, name);
}

/** Sends a form while the mail service answers with a status; a browser's alert is closed. */
async function send(page: Page, name: FormName, status: number): Promise<void> {
  await page.route(endpoint, (route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, json: {} }),
  );
  page.once("dialog", (dialog) => dialog.dismiss());
  await openForm(page, name);
  await fill(page, name);
  await sendButton(page, name).click();
}

/** What a page at rest does not show: each state, and how it comes about. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "blog with nothing found": async (page) => {
    await page.goto("/blog?q=zzz");
    await expect(page.getByText(blogPage.empty.title)).toBeVisible();
  },
  "contact with answers missing": async (page) => {
    await openForm(page, "contact");
    await sendButton(page, "contact").click();
    await expect(page.getByText(/need another look/)).toBeVisible();
  },
  "contact not sent": async (page) => {
    await send(page, "contact", 500);
    await expect(page.getByText(failureWords.refused)).toBeVisible();
  },
  "application with answers missing": async (page) => {
    await openForm(page, "application");
    await sendButton(page, "application").click();
    await expect(page.getByText(/need another look/)).toBeVisible();
  },
  "application sent": async (page) => {
    await send(page, "application", 200);
    await expect(page.getByText(journeys.application.sent)).toBeVisible();
  },
  "quote with everything to check": async (page) => {
    await openForm(page, "quote");
    await fill(page, "quote");
    await expect(page.getByText(quote.wizard.percent(100)).last()).toBeVisible();
  },
  "quote sent": async (page) => {
    await send(page, "quote", 200);
    await expect(page.getByText(journeys.quote.sent)).toBeVisible();
  },
  "simulated analysis": async (page) => {
    await tool.open(page);
    await tool.urlField(page).fill("example.com");
    await tool.analyzeButton(page).click();
    await expect(page.getByRole("button", { name: analyzer.actions.download })).toBeVisible();
  },
  "audit of the example": async (page) => {
    await tool.open(page, "?tool=audit");
    await page.getByRole("button", { name: auditWords.form.example }).click();
    await expect(tool.htmlField(page)).not.toHaveValue("");
    await tool.auditButton(page).click();
    await expect(tool.auditHeading(page)).toBeVisible();
  },
};

for (const { name, viewport } of windows) {
  test.describe(name, () => {
    test.use({ viewport });

    test("axe finds nothing in states of a page, light and dark", async ({
      page,
      context,
      consoleErrors,
    }) => {
      test.setTimeout(300_000);
      await page.close();
      for (const [state, reach] of Object.entries(states)) {
        const own = await context.newPage();
        await reach(own);
        await switchColours(own, "light");
        expect(await violationsOn(own), `${state}, light`).toEqual([]);
        await switchColours(own, "dark");
        expect(await violationsOn(own, "colours"), `${state}, dark`).toEqual([]);
        await own.evaluate(() => localStorage.clear());
        await own.close();
      }
      // A refused message is the point of one of them.
      const unexpected = consoleErrors.filter((text) => !/status of 500|was not sent/.test(text));
      consoleErrors.splice(0, consoleErrors.length, ...unexpected);
    });
  });
}

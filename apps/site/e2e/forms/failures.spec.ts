import { forms } from "@kolam/content/forms/forms";
import { failureWords, outcomeWords } from "@kolam/content/forms/words";
import type { Page, Route } from "@playwright/test";
import { loadSiteConfig } from "../../config/site-config.ts";
import { fieldsOf } from "../../src/forms/contract/forms.ts";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

const { endpoint } = loadSiteConfig().mail;

test("after silence or a lost answer the outcome is unknown, and sending again makes no second message", async ({
  page,
  context,
  mailbox,
  consoleErrors,
}) => {
  const alerts = form.hearAlerts(page);
  await page.clock.install();
  await form.open(page, "contact");
  await form.fill(page, "contact");

  const silence = async () => {};
  await context.route(endpoint, silence);
  const posted = page.waitForRequest(endpoint);
  await form.sendButton(page, "contact").click();
  await posted;
  await expect(form.sendButton(page, "contact")).toHaveAttribute("aria-disabled", "true");
  await page.clock.fastForward(15_000);
  await expect(form.failureNotice(page)).toContainText(failureWords.unknown);
  await expect.poll(() => alerts.splice(0)).toEqual([forms.contact.alert]);
  await context.unroute(endpoint, silence);

  const loseAnswer = async (route: Route) => {
    await route.fetch({ url: `${mailbox.url}/submit` });
    await route.abort("connectionreset");
  };
  await context.route(endpoint, loseAnswer);
  await page.getByRole("button", { name: outcomeWords.sendAgain }).click();
  await expect(form.failureNotice(page)).toContainText(outcomeWords.broken);
  await expect.poll(() => alerts.splice(0)).toEqual([forms.contact.alert]);
  expect(mailbox.count()).toBe(1);
  await context.unroute(endpoint, loseAnswer);

  await page.getByRole("button", { name: outcomeWords.sendAgain }).click();
  await form.wasSent(page, "contact");
  expect(mailbox.count()).toBe(1);
  consoleErrors.length = 0;
});

/** Waits until the draft is stored: the last answer is stored together with all others. */
async function draftStored(page: Page): Promise<void> {
  const last = fieldsOf(forms.contact).at(-1)?.name ?? "";
  await page.waitForFunction(
    (field) => localStorage.getItem("site:draft:contact")?.includes(field),
    last,
  );
}

/** Kills the tab's process and opens its address in a new tab. */
async function reopenAfterCrash(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // A killed process does not answer.
  devtools.send("Page.crash").catch(() => {});
  await crashed;
  const next = await page.context().newPage();
  await next.goto(page.url());
  await form.hydrated(next, "contact");
  return next;
}

test("a tab that crashes while typing keeps the draft, one that crashes while sending says so", async ({
  page,
  context,
  mailbox,
}) => {
  await form.open(page, "contact");
  await form.fill(page, "contact");
  await draftStored(page);
  const second = await reopenAfterCrash(page);
  await form.holdsEverything(second, "contact");
  await expect(form.failureNotice(second)).toHaveCount(0);

  // The message arrives, but the tab crashes before the answer does.
  const arriveOnly = async (route: Route) => {
    await route.fetch({ url: `${mailbox.url}/submit` });
  };
  await context.route(endpoint, arriveOnly);
  await form.sendButton(second, "contact").click();
  await expect.poll(() => mailbox.count()).toBe(1);
  const third = await reopenAfterCrash(second);
  await expect(form.failureNotice(third)).toContainText(outcomeWords.interrupted);
  await form.holdsEverything(third, "contact");
  await context.unroute(endpoint, arriveOnly);
  await third.getByRole("button", { name: outcomeWords.sendAgain }).click();
  await form.wasSent(third, "contact");
  expect(mailbox.count()).toBe(1);
});

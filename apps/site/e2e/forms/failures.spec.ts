import type { Route } from "@playwright/test";
import { failureWords, outcomeWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { loadSiteConfig } from "../../config/site-config.ts";
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

import type { Route } from "@playwright/test";
import { failureWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

const { endpoint } = loadSiteConfig().mail;

// One after the other, since in other engines than Chromium they share the port of the mailbox.
test.describe.configure({ mode: "default" });

for (const name of form.formNames) {
  test(`${name}: kept over a reload and a failure, then sent once`, async ({
    page,
    context,
    mailbox,
    consoleErrors,
  }) => {
    const alerts = form.hearAlerts(page);
    await form.open(page, name);
    await form.fill(page, name);
    await page.reload();
    await form.hydrated(page, name);
    await expect(async () => form.holdsEverything(page, name)).toPass();

    const refuse = (route: Route) =>
      route.fulfill({ status: 500, headers: { "Access-Control-Allow-Origin": "*" } });
    await context.route(endpoint, refuse);
    await form.sendButton(page, name).click();
    await expect(form.failureNotice(page)).toBeVisible();
    await expect.poll(() => alerts).toEqual([forms[name].alert]);
    await form.holdsEverything(page, name);
    expect(mailbox.count()).toBe(0);
    await context.unroute(endpoint, refuse);

    await page.getByRole("button", { name: failureWords.retry, exact: true }).click();
    await form.wasSent(page, name);
    expect(mailbox.count()).toBe(1);
    const [message] = await mailbox.messages();
    expect(message?.subject).toBe(form.subjects[name]);
    // The refusal.
    consoleErrors.length = 0;
  });
}

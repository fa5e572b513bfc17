import { writeFile } from "node:fs/promises";
import { draftWords, failureWords, outcomeWords } from "@kolam/content/forms/words";
import type { Page, Route } from "@playwright/test";
import { loadSiteConfig } from "../config/site-config.ts";
import type { FormName } from "../src/mail/form-values.ts";
import { mailForms } from "../src/mail/forms.ts";
import { expect, test } from "./fixtures.ts";
import {
  field,
  fill,
  formNames,
  holdsEverything,
  hydrated,
  journeys,
  sendButton,
  wasSent,
} from "./form-journeys.ts";

const { endpoint } = loadSiteConfig().mail;
const anyOrigin = { "access-control-allow-origin": "*" };

/** A way in which a send goes wrong before the mail service has taken the message. */
interface Fault {
  readonly name: string;
  readonly break: (route: Route) => Promise<void>;
  /** What stays on the page. */
  readonly says: string;
  /** How much time must pass, in milliseconds. */
  readonly silence?: number;
}

const refused = (status: number, says: string = failureWords.refused): Fault => ({
  name: `status ${status}`,
  break: (route) => route.fulfill({ status, headers: anyOrigin, body: "{}" }),
  says,
});

const cut = (name: string, error: Parameters<Route["abort"]>[0]): Fault => ({
  name,
  break: (route) => route.abort(error),
  says: outcomeWords.broken,
});

const faults: readonly Fault[] = [
  refused(400),
  refused(403),
  refused(429, failureWords.busy),
  refused(500),
  cut("connection refused", "connectionrefused"),
  cut("reset before an answer", "connectionreset"),
  cut("no such host", "namenotresolved"),
  {
    name: "answer for another origin (CORS)",
    break: (route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "https://other.example" } }),
    says: outcomeWords.broken,
  },
  { name: "30 s of silence", break: async () => {}, says: failureWords.unknown, silence: 30_000 },
];

/** The texts of the alerts that have been shown and are gone: while one stands, no click gets through. */
function hearAlerts(page: Page): string[] {
  const heard: string[] = [];
  page.on("dialog", async (dialog) => {
    await dialog.accept();
    heard.push(dialog.message());
  });
  return heard;
}

const inline = (page: Page) => page.locator("main [role=alert]");

async function open(page: Page, name: FormName): Promise<void> {
  await page.goto(journeys[name].path);
  await hydrated(page, name);
  await fill(page, name);
}

for (const name of formNames) {
  test(`${name}: after every fault nothing is lost, nothing sent, and the person knows`, async ({
    page,
    context,
    mailbox,
    consoleErrors,
  }, info) => {
    test.setTimeout(120_000);
    const rows: Record<string, unknown>[] = [];
    const alerts = hearAlerts(page);
    await page.clock.install();
    await open(page, name);

    for (const fault of faults) {
      alerts.length = 0;
      await context.route(endpoint, fault.break);
      const posted = page.waitForRequest(endpoint);
      await sendButton(page, name).click();
      await posted;
      if (fault.silence) {
        await expect(page.getByRole("button", { name: mailForms[name].button.busy })).toBeVisible();
        await page.clock.fastForward(fault.silence);
      }
      await expect(inline(page), fault.name).toContainText(fault.says);
      await expect.poll(() => alerts, fault.name).toEqual([mailForms[name].alert]);
      await holdsEverything(page, name);
      expect(mailbox.count(), fault.name).toBe(0);
      rows.push({ fault: fault.name, alert: alerts[0], inline: fault.says, held: mailbox.count() });
      await context.unroute(endpoint, fault.break);
    }

    alerts.length = 0;
    await context.setOffline(true);
    await sendButton(page, name).click();
    await expect(inline(page)).toContainText(failureWords.offline);
    await expect.poll(() => alerts).toEqual([mailForms[name].alert]);
    await context.setOffline(false);
    rows.push({ fault: "offline", alert: alerts[0], inline: failureWords.offline, held: 0 });

    // The message arrives and its answer is lost; the retry must not make two of it.
    let posts = 0;
    alerts.length = 0;
    const loseAnswer = async (route: Route) => {
      posts += 1;
      await route.fetch({ url: `${mailbox.url}/submit` });
      await route.abort("connectionreset");
    };
    await context.route(endpoint, loseAnswer);
    await page.getByRole("button", { name: failureWords.retry }).click();
    await expect(inline(page)).toContainText(outcomeWords.broken);
    await expect.poll(() => alerts).toEqual([mailForms[name].alert]);
    expect(mailbox.count()).toBe(1);
    await context.unroute(endpoint, loseAnswer);
    rows.push({ fault: "reset after it arrived", inline: outcomeWords.broken, held: 1 });

    const nonsense = async (route: Route) => {
      posts += 1;
      await route.fetch({ url: `${mailbox.url}/submit` });
      await route.fulfill({ status: 200, headers: anyOrigin, body: "<<<" });
    };
    await context.route(endpoint, nonsense);
    await page.getByRole("button", { name: outcomeWords.sendAgain }).click();
    await wasSent(page, name);
    expect(posts).toBe(2);
    expect(mailbox.count()).toBe(1);
    rows.push({ fault: "status 200, nonsense body, on retry", sent: true, held: 1 });

    expect(consoleErrors.filter((line) => line.includes("was not sent"))).toHaveLength(11);
    consoleErrors.length = 0;
    await writeFile(info.outputPath("faults.json"), JSON.stringify(rows, null, 2));
  });

  test(`${name}: a reload while sending`, async ({ page, context, mailbox, consoleErrors }) => {
    await open(page, name);
    const hang = async () => {};
    await context.route(endpoint, hang);
    const posted = page.waitForRequest(endpoint);
    await sendButton(page, name).click();
    await posted;
    await expect(page.getByRole("button", { name: mailForms[name].button.busy })).toBeVisible();
    await page.reload();
    await hydrated(page, name);
    await expect(inline(page)).toContainText(outcomeWords.interrupted);
    await holdsEverything(page, name);
    expect(mailbox.count()).toBe(0);
    await context.unroute(endpoint, hang);
    await page.getByRole("button", { name: outcomeWords.sendAgain }).click();
    await wasSent(page, name);
    expect(mailbox.count()).toBe(1);
    consoleErrors.length = 0;
  });

  test(`${name}: a slow network and storage that is forbidden`, async ({
    page,
    context,
    mailbox,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await open(page, name);
    if (name !== "newsletter") await expect(page.getByText(draftWords.notKept)).toBeVisible();
    await context.route(endpoint, async (route) => {
      await new Promise((done) => setTimeout(done, 1_500));
      await route.fallback();
    });
    await sendButton(page, name).click();
    const busy = page.getByRole("button", { name: mailForms[name].button.busy });
    await expect(busy).toBeDisabled();
    await page.keyboard.press("Enter");
    await wasSent(page, name);
    expect(mailbox.count()).toBe(1);
  });

  test(`${name}: storage that is full is said, and the message is sent all the same`, async ({
    page,
    mailbox,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await open(page, name);
    if (name !== "newsletter") await expect(page.getByText(draftWords.notKept)).toBeVisible();
    await sendButton(page, name).click();
    await wasSent(page, name);
    expect(mailbox.count()).toBe(1);
  });
}

test("a device without a network says so before anything is sent", async ({ page, context }) => {
  await page.goto("/contact");
  await hydrated(page, "contact");
  await context.setOffline(true);
  const notice = page.getByRole("status").filter({ hasText: failureWords.offline });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("a hostile draft does nothing", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "kolam:draft:contact",
      `{"version":1,"values":{"name":"${"x".repeat(2e6)}`,
    );
    localStorage.setItem("kolam:sent", "{");
    localStorage.setItem("kolam:attempt:contact", "__proto__");
  });
  await page.goto("/contact");
  await hydrated(page, "contact");
  await expect(field(page, "contact", "name")).toHaveValue("");
  await expect(inline(page)).toHaveCount(0);
});

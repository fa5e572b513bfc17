import { writeFile } from "node:fs/promises";
import { draftWords, failureWords, outcomeWords } from "@kolam/content/forms/words";
import type { Page, Route } from "@playwright/test";
import { loadSiteConfig } from "../../config/site-config.ts";
import { fieldsOf } from "../../src/forms/contract/forms.ts";
import { mailForms } from "../../src/forms/contract/mail-forms.ts";
import type { FormName } from "../../src/forms/drafts/form-values.ts";
import { hearAlerts } from "../support/dialogs.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  field,
  fill,
  formNames,
  holdsEverything,
  hydrated,
  journeys,
  sendButton,
  wasSent,
} from "../support/form-journeys.ts";

const { endpoint } = loadSiteConfig().mail;

/** Chromium's slow 3G: 400 kbit/s both ways, in bytes per second, and 400 ms to an answer. */
const slow3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

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
  refused(400, outcomeWords.unusable),
  refused(422, outcomeWords.unusable),
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

const inline = (page: Page) => page.locator("main [role=alert]");

async function open(page: Page, name: FormName): Promise<void> {
  await page.goto(journeys[name].path);
  await hydrated(page, name);
  await fill(page, name);
}

/** Waits until the device has kept everything typed: the last answer comes with all others. */
async function draftKept(page: Page, name: FormName): Promise<void> {
  const last = fieldsOf(mailForms[name]).findLast(({ kind }) => kind !== "file");
  await page.waitForFunction(
    ([form, field]) =>
      field in (JSON.parse(localStorage.getItem(`kolam:draft:${form}`) ?? "{}").values ?? {}),
    [name, last?.name ?? ""] as const,
  );
}

/** Kills the tab's process and opens the same address in the same browser, as a person would. */
async function reopenAfterCrash(page: Page, name: FormName): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // A killed process does not answer.
  devtools.send("Page.crash").catch(() => {});
  await crashed;
  const next = await page.context().newPage();
  await next.goto(page.url());
  await hydrated(next, name);
  return next;
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

    expect(consoleErrors.filter((line) => line.includes("was not sent"))).toHaveLength(12);
    consoleErrors.length = 0;
    await writeFile(info.outputPath("faults.json"), JSON.stringify(rows, null, 2));
  });

  test(`${name}: a crash of the tab while typing, a reload and a crash while sending`, async ({
    page,
    context,
    mailbox,
    consoleErrors,
  }) => {
    test.setTimeout(60_000);
    await open(page, name);
    await draftKept(page, name);
    const second = await reopenAfterCrash(page, name);
    await holdsEverything(second, name);
    await expect(inline(second)).toHaveCount(0);

    const hang = async () => {};
    await context.route(endpoint, hang);
    const left = second.waitForRequest(endpoint);
    await sendButton(second, name).click();
    await left;
    await expect(second.getByRole("button", { name: mailForms[name].button.busy })).toBeVisible();
    await second.reload();
    await hydrated(second, name);
    await expect(inline(second)).toContainText(outcomeWords.interrupted);
    await holdsEverything(second, name);
    expect(mailbox.count()).toBe(0);
    await context.unroute(endpoint, hang);

    // The message arrives, and the tab is gone before the answer.
    const arriveOnly = async (route: Route) => {
      await route.fetch({ url: `${mailbox.url}/submit` });
    };
    await context.route(endpoint, arriveOnly);
    await second.getByRole("button", { name: outcomeWords.sendAgain }).click();
    await expect.poll(() => mailbox.count()).toBe(1);
    const third = await reopenAfterCrash(second, name);
    await expect(inline(third)).toContainText(outcomeWords.interrupted);
    await holdsEverything(third, name);
    await context.unroute(endpoint, arriveOnly);
    await third.getByRole("button", { name: outcomeWords.sendAgain }).click();
    await wasSent(third, name);
    expect(mailbox.count()).toBe(1);
    consoleErrors.length = 0;
  });

  test(`${name}: slow 3G and storage that is forbidden`, async ({ page, context, mailbox }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await open(page, name);
    if (name !== "newsletter") await expect(page.getByText(draftWords.notKept)).toBeVisible();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow3G);
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await sendButton(page, name).click();
    const request = await sent;
    const busy = page.getByRole("button", { name: mailForms[name].button.busy });
    await expect(busy).toBeDisabled();
    await page.keyboard.press("Enter");
    await wasSent(page, name);
    expect(mailbox.count()).toBe(1);
    expect(request.timing().responseStart, "in ms").toBeGreaterThanOrEqual(slow3G.latency);
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
  // The pages that links lead to are fetched ahead; none of them may be on its way now.
  await page.waitForLoadState("networkidle");
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

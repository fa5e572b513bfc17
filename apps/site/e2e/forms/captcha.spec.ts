import { plainText } from "@kolam/content/model/basics/links";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { captchaWords } from "@site/texts/forms/captcha";
import { failureWords, formWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

/** hCaptcha's published key for tests. */
const siteKey = "10000000-ffff-ffff-ffff-000000000001";

const hosts = /^https:\/\/([\w-]+\.)?hcaptcha\.com\//;

/**
 * A stand-in for hCaptcha: its documented interface, a frame and a stylesheet from its own host,
 * and a new proof for each call. With `window.stubborn` it answers as if the visitor had closed its
 * task.
 */
const script = `{
  const { searchParams } = new URL(document.currentScript.src);
  let proofs = 0;
  window.hcaptcha = {
    render(container, options) {
      const frame = document.createElement("iframe");
      frame.src = "https://newassets.hcaptcha.com/captcha/v1/0/static/hcaptcha.html#sitekey=" + options.sitekey;
      frame.title = "captcha";
      container.append(frame);
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = "https://newassets.hcaptcha.com/style.css";
      document.head.append(sheet);
      return "widget-" + options.size + "-" + options.sitekey;
    },
    async execute(id) {
      await fetch("https://api.hcaptcha.com/getcaptcha/" + id, { method: "POST" });
      if (window.stubborn) throw "challenge-closed";
      proofs += 1;
      return { response: "proof-" + proofs, key: "key" };
    },
    remove() {},
  };
  setTimeout(() => window[searchParams.get("onload")](), 1);
}`;

/** Serves the stand-in from hCaptcha's hosts. Returns the list of requested addresses. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(hosts, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.host + url.pathname);
    const type = { ".js": "text/javascript", ".css": "text/css" }[
      /\.\w+$/.exec(url.pathname)?.[0] ?? ""
    ];
    return route.fulfill({
      contentType: type ?? "text/html",
      headers: { "access-control-allow-origin": "*" },
      body: type === "text/javascript" ? script : "",
    });
  });
  return asked;
}

test.use({ builtWith: { CAPTCHA_SITE_KEY: siteKey } });

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

const { endpoint } = loadSiteConfig().mail;

/** The proofs in the posts from now on. */
function hearProofs(page: Page): unknown[] {
  const heard: unknown[] = [];
  page.on("request", (request) => {
    if (request.url() === endpoint && request.method() === "POST") {
      heard.push(request.postDataJSON()["h-captcha-response"]);
    }
  });
  return heard;
}

test.describe("a site with a captcha", { tag: "@slow" }, () => {
  test("every form is sent with its own proof, loads hCaptcha when it is sent and not before, and violates no policy", async ({
    page,
    context,
    mailbox,
    consoleErrors,
  }) => {
    const asked = await standIn(context);
    const proofs = hearProofs(page);
    for (const name of form.formNames) {
      await form.open(page, name);
      await expect(page.getByText(captchaWords.notice[0]).first()).toBeVisible();
      await form.fill(page, name);
      expect(asked, "nothing is loaded before it is sent").toEqual([]);
      await form.sendButton(page, name).click();
      await form.wasSent(page, name);
      expect(asked).toContain("js.hcaptcha.com/1/api.js");
      expect(proofs.splice(0)).toEqual(["proof-1"]);
      await expect(page.locator("iframe")).toHaveAttribute(
        "src",
        new RegExp(`sitekey=${siteKey}$`),
      );
      asked.length = 0;
    }
    expect(mailbox.count()).toBe(form.formNames.length);
    expect(JSON.stringify(await mailbox.messages())).not.toContain("proof-1");
    const thrown = await page.evaluate(() => {
      try {
        document.createElement("script").src = "https://js.hcaptcha.com/1/other.js";
      } catch (error) {
        return (error as Error).name;
      }
      return "nothing";
    });
    expect(thrown, "an address outside the trusted types policy").toBe("TypeError");
    const blocked = expect.stringContaining("TrustedScriptURL");
    expect(consoleErrors.splice(0), "by the page's policy and by the header's").toEqual([
      blocked,
      blocked,
    ]);
  });

  test("when the check is blocked, silent or closed no answer is lost", async ({
    page,
    context,
    mailbox,
    consoleErrors,
  }) => {
    const alerts = form.hearAlerts(page);
    await standIn(context);
    await page.clock.install();
    const blocked = (route: Route) => route.abort("blockedbyclient");
    const unanswered: Route[] = [];
    const silent = (route: Route) => {
      unanswered.push(route);
    };
    const expectUnsent = async (text: string) => {
      await expect(form.failureNotice(page)).toContainText(text);
      await expect.poll(() => alerts.splice(0)).toEqual([forms.contact.alert]);
      await expect(form.sendButton(page, "contact")).toBeEnabled();
      await form.holdsEverything(page, "contact");
      expect(mailbox.count()).toBe(0);
    };

    await context.route(hosts, blocked);
    await form.open(page, "contact");
    await form.fill(page, "contact");
    await form.sendButton(page, "contact").click();
    await expectUnsent(captchaWords.blocked);
    const link = page.getByRole("link", { name: failureWords.mail });
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    expect(href).toContain(`mailto:${forms.contact.recipient}`);
    expect(href).toContain(form.proof.contact);
    await context.unroute(hosts, blocked);

    await context.route(hosts, silent);
    await page.getByRole("button", { name: failureWords.retry }).click();
    await expect(page.getByRole("button", { name: forms.contact.button.busy })).toBeVisible();
    // The time limit starts with the request.
    await expect.poll(() => unanswered.length).toBeGreaterThan(0);
    await page.clock.fastForward(15_000);
    await expectUnsent(captchaWords.blocked);
    await context.unroute(hosts, silent);
    for (const route of unanswered) await route.abort();

    await page.evaluate(() => Object.assign(window, { stubborn: true }));
    await page.getByRole("button", { name: failureWords.retry }).click();
    await expectUnsent(captchaWords.closed);

    await page.evaluate(() => Object.assign(window, { stubborn: false }));
    await page.getByRole("button", { name: failureWords.retry }).click();
    await form.wasSent(page, "contact");
    expect(mailbox.count()).toBe(1);
    consoleErrors.length = 0;
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the form says that it cannot be checked, offers another way, and posts itself", async ({
      page,
      mailbox,
    }) => {
      await page.goto("/contact");
      await expect(page.getByText(plainText(captchaWords.withoutScripts))).toBeVisible();
      await expect(page.getByText(formWords.withoutScripts)).toHaveCount(0);
      await form.fill(page, "contact");
      await page.getByRole("button", { name: forms.contact.button.idle }).click();
      await expect.poll(() => mailbox.count()).toBe(1);
      await page.goto("/privacy");
      await expect(page.getByText(plainText(captchaWords.thirdParty))).toBeVisible();
    });
  });
});

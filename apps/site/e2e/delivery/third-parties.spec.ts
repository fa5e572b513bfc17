import { chat as chatWords, company } from "@kolam/content/company";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { everyKind, everyPage, missingPage, partOf } from "../support/pages.ts";

const { photoHost, mail } = loadSiteConfig();
const mailHost = new URL(mail.endpoint).origin;

/** Ways in which a host fails. A route that nobody answers stays silent for the whole test. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "refuse the connection": (route) => route.abort("connectionrefused"),
  "are silent for 30 s": async () => {},
  "serve garbage": (route) => route.fulfill({ contentType: "image/jpeg", body: "<html>no" }),
  "answer 503": (route) => route.fulfill({ status: 503, body: "" }),
  "answer a page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<script>window.hostile = true</script>" }),
};

/** Heading and pictures stand, and React takes over. */
async function stands(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await hydrate(page);
  for (const picture of await page.locator("main img:visible").all()) {
    const box = await picture.boundingBox();
    expect(box?.height ?? 0, `${page.url()}: a picture keeps its place`).toBeGreaterThan(20);
  }
  expect(await page.evaluate(() => "hostile" in window)).toBe(false);
}

/** The page stands, and from it navigation in place works. */
async function isUsable(page: Page): Promise<void> {
  await stands(page);
  const next = page.url().endsWith("/portfolio") ? "About" : "Portfolio";
  await page.locator("footer").getByRole("link", { name: next, exact: true }).first().click();
  await expect(page).toHaveURL(`/${next.toLowerCase()}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** What the browser itself logs of an answer that failed, and of the page that is not there. */
const logged = /Failed to load resource|ORB/;

/**
 * Where each fault is met: the plainest on every page; those that a page hears of in another way, late or
 * as a picture that is none, on every kind; the others are the same to a page, and met where pictures are
 * many.
 */
const metOn: Readonly<Record<string, readonly string[]>> = {
  "refuse the connection": everyPage,
  "are silent for 30 s": everyKind,
  "serve garbage": everyKind,
};
const pictured = ["/", "/about", "/blog"];

for (const [name, fault] of Object.entries(faults)) {
  const pages = metOn[name] ?? pictured;
  const parts = Math.ceil(pages.length / 20);
  for (let part = 0; part < parts; part += 1) {
    test(`while photo and mail host ${name} pages are usable (${part + 1} of ${parts})`, async ({
      page,
      consoleErrors,
    }) => {
      test.setTimeout(90_000);
      const mails: string[] = [];
      await page.clock.install();
      await page.route(`${photoHost}/**`, fault);
      await page.route(`${mailHost}/**`, (route) => {
        mails.push(route.request().url());
        return fault(route);
      });
      for (const path of partOf(pages, part, parts)) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.clock.fastForward(30_000);
        await stands(page);
      }
      await isUsable(page);
      expect(mails, "the mail host is asked only when a form is sent").toEqual([]);
      expect(consoleErrors.splice(0).filter((text) => !logged.test(text))).toEqual([]);
    });
  }
}

test("an artwork stands where a photo does not come", async ({ page, consoleErrors }) => {
  const art: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/art/") && response.ok()) art.push(response.url());
  });
  await page.route(`${photoHost}/**`, (route) => route.abort());
  await page.goto("/about");
  await expect.poll(() => art.length).toBeGreaterThan(0);
  consoleErrors.splice(0);
});

/** Puts the owner's tag on every page, as its maker asks: a script from the site, in the head. */
async function withTag(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/tag.js", answer);
  await page.route(
    (url) => url.pathname === "/contact" || url.pathname === missingPage,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        "</head>",
        '<script async src="/tag.js"></script></head>',
      );
      await route.fulfill({ response, body: html });
    },
  );
}

/** A hook that works, as the ad platform's script defines it. */
const workingHook =
  "window.reported = []; window.gtag_report_conversion = (url) => { window.reported.push(url ?? null); };";

/** The chat's own page, and how many times it was opened. */
async function watchChat(context: BrowserContext): Promise<{ count: number }> {
  const opened = { count: 0 };
  await context.route(/wa\.me|whatsapp/, async (route) => {
    opened.count += 1;
    await route.fulfill({ contentType: "text/html", body: "chat" });
  });
  return opened;
}

const phoneLink = (page: Page) => page.locator(`a[href="${company.phone.href}"]:visible`).first();
const chatLink = (page: Page) => page.locator("a[data-chat]:visible").first();

/** Whether the browser was left to follow the phone link. */
async function callWorks(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener("click", (event) => {
      Object.assign(window, { prevented: event.defaultPrevented });
      event.preventDefault();
    });
  });
  await phoneLink(page).click();
  return page.evaluate(() => !(window as unknown as { prevented: boolean }).prevented);
}

const tagFaults: typeof faults = {
  "is blocked": (route) => route.abort("blockedbyclient"),
  "is silent for 30 s": async () => {},
  "is garbage": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "<html>not a script" }),
  "throws as it loads": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('tag')" }),
  "throws when called": (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.gtag_report_conversion = () => { throw new Error('tag'); };",
    }),
};

for (const [name, fault] of Object.entries(tagFaults)) {
  test(`while the conversion tag ${name} chat, call and pages work`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    const chat = await watchChat(context);
    await withTag(page, fault);
    for (const path of ["/contact", missingPage]) {
      const before = chat.count;
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrate(page);
      const tab = context.waitForEvent("page");
      await chatLink(page).click();
      await (await tab).close();
      expect(chat.count).toBe(before + 1);
      expect(await callWorks(page), "the call is left to the browser").toBe(true);
    }
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await isUsable(page);
    const expected = /Failed to load resource|Unexpected token|: tag|Error: tag/;
    expect(consoleErrors.splice(0).filter((text) => !expected.test(text))).toEqual([]);
  });
}

test("a tag that works gets both clicks; if it opens no chat, the site does", async ({
  page,
  context,
}) => {
  const chat = await watchChat(context);
  await withTag(page, (route) =>
    route.fulfill({ contentType: "text/javascript", body: workingHook }),
  );
  await page.goto("/contact");
  const { host } = new URL(chatWords.href);
  await chatLink(page).click();
  expect(await page.evaluate(() => (window as unknown as { reported: unknown }).reported)).toEqual([
    expect.stringContaining(host),
  ]);
  expect(chat.count, "the hook comes first").toBe(0);
  await expect(page).toHaveURL(new RegExp(host));
  expect(chat.count).toBe(1);
});

test("a chat that the tag has opened is not opened twice", async ({ page, context }) => {
  const chat = await watchChat(context);
  await page.addInitScript(() => {
    const hook = (url?: string) => {
      window.open(url);
      // A tab in front hides the page; here all tabs count as seen, so it is said by hand.
      setTimeout(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    };
    Object.assign(window, { gtag_report_conversion: hook });
  });
  await page.clock.install();
  await page.goto("/contact");
  const tab = context.waitForEvent("page");
  await chatLink(page).click();
  await (await tab).waitForLoadState();
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL("/contact");
  expect(chat.count).toBe(1);
});

test("a conversion tag that is no function is ignored", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { gtag_report_conversion: "blocked" }));
  await page.goto("/contact");
  await isUsable(page);
});

import { startMailbox } from "@kolam/mailbox";
import { test as base, expect } from "@playwright/test";
import { browserArgs, findBrowser } from "../../../../tools/install/browser.mjs";
import { findFirefox } from "../../../../tools/install/engines.mjs";
import { playwrightVisitor } from "./playwright-visitor.ts";
import { startTestSite, type TestSite } from "./test-site.ts";
import type { Target, Visitor } from "./visitor.ts";
import { webdriverVisitor } from "./webdriver-visitor.ts";
import { startWebKit } from "./webkit.ts";

export type Engine = "chromium" | "firefox" | "webkit";

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

interface Fixtures {
  visitor: Visitor;
  site: TestSite;
  /** An empty mailbox, which receives what the site's forms send. */
  mailbox: Mailbox;
}

interface WorkerFixtures {
  engine: Engine;
  /** Opens a browser with an empty profile. */
  openBrowser: (siteUrl: string) => Promise<Visitor>;
  testSite: TestSite;
}

/** A journey: a visit to the built site in the project's engine. It must not violate the security policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["chromium", { scope: "worker", option: true }],
  openBrowser: [
    async ({ engine, playwright }, use) => {
      if (engine === "webkit") {
        const webkit = await startWebKit();
        await use(async (url) => {
          const visitor = webdriverVisitor(await webkit.start(), url);
          await visitor.resize(1280, 800);
          return visitor;
        });
        webkit.close();
        return;
      }
      const executablePath = engine === "firefox" ? findFirefox() : await findBrowser();
      const path = executablePath ? { executablePath } : {};
      const browser =
        engine === "firefox"
          ? await playwright.firefox.launch({ channel: "moz-firefox", ...path })
          : await playwright.chromium.launch({ args: browserArgs, ...path });
      await use((url) => playwrightVisitor(browser, url));
      await browser.close();
    },
    { scope: "worker" },
  ],
  testSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startTestSite();
      await use(site);
      site.close();
    },
    { scope: "worker" },
  ],
  site: async ({ testSite }, use) => {
    Object.assign(testSite, { mailService: "works", scripts: true, measured: false });
    testSite.violations.length = 0;
    await use(testSite);
    expect(testSite.violations, "nothing may violate the security policy").toEqual([]);
  },
  mailbox: async ({ site }, use, info) => {
    const mailbox = await startMailbox({ port: 0, quiet: true, dataDir: info.outputPath("mail") });
    site.mailbox = mailbox.url;
    await use(mailbox);
    await mailbox.close();
  },
  visitor: async ({ openBrowser, site }, use) => {
    const visitor = await openBrowser(site.url);
    await use(visitor);
    await visitor.leave();
  },
});

/** Waits until the visitor sees the target. */
export const sees = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.sees(target), JSON.stringify(target)).toBe(true);

/** Waits until the target is no longer shown. */
export const seesNoMore = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.sees(target), JSON.stringify(target)).toBe(false);

/** Waits until the visitor is at this address. */
export const isAt = (visitor: Visitor, address: string | RegExp) => {
  const poll = expect.poll(() => visitor.address());
  return typeof address === "string" ? poll.toBe(address) : poll.toMatch(address);
};

export { expect };

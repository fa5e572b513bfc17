import type { AddressInfo } from "node:net";
import { startMailbox } from "@kolam/mailbox";
import { test as base, type ConsoleMessage, expect, type Page, type Route } from "@playwright/test";
import type { Plugin } from "vite";
import { mailboxSettings } from "../../config/mailbox-settings.ts";
import { loadSiteConfig } from "../../config/site-config.ts";
import { createSiteServer, readRules } from "../../server/site-server.ts";
import { delayAnswers } from "./latency.ts";
import type { BuiltWith } from "./site-copy.ts";

const config = loadSiteConfig();

/** One grey pixel: the answer of the photo host in tests. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8ceLEfwAGzgMbIrO7gwAAAABJRU5ErkJggg==",
  "base64",
);

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

interface Fixtures {
  /** What the test's mailbox is started with besides the site's own settings. */
  mailboxOptions: Partial<Parameters<typeof startMailbox>[0]>;
  /**
   * The errors and warnings in the console of all pages, violations of the security policy among
   * them. The test fails unless the list is empty at its end; a test that expects some removes
   * them.
   */
  consoleErrors: string[];
  /** An empty mailbox for this test, which receives what the site's forms send. */
  mailbox: Mailbox;
}

interface WorkerFixtures {
  /** Builds a separate site instead of testing the one in `dist`. */
  builtWith: BuiltWith | undefined;
  /** Builds a separate site, which this plugin changes. */
  change: Plugin | undefined;
  /** The address of the built site. */
  siteUrl: string;
}

function watch(page: Page, errors: string[]): void {
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") {
      errors.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
}

/** A test of the built site. The photo host answers, and nothing may be logged as an error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  builtWith: [undefined, { scope: "worker", option: true }],
  change: [undefined, { scope: "worker", option: true }],
  siteUrl: [
    async ({ builtWith, change }, use) => {
      // The builder is loaded only where it is needed: it brings Vite.
      const isCopy = builtWith ?? change;
      const copy =
        isCopy && (await import("./site-copy.ts")).buildSiteWith(builtWith ?? {}, change);
      const out = await copy;
      const server = createSiteServer(out);
      if (process.env.LATENCY) delayAnswers(server, Number(process.env.LATENCY));
      await new Promise<void>((done) => server.listen(0, "localhost", done));
      const { port } = server.address() as AddressInfo;
      await use(`http://localhost:${port}${readRules(out).base}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  context: async ({ context }, use) => {
    await context.route(`${config.photoHost}/**`, (route) =>
      // The page may have been left meanwhile.
      route.fulfill({ body: photo, contentType: "image/png" }).catch(() => {}),
    );
    // No test has pages of the internet fetched.
    if (config.audit) {
      await context.route(config.audit.endpoint, (route) =>
        route.fulfill({
          headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
          json: { success: false, problem: "no-host", detail: "nowhere.example" },
        }),
      );
    }
    await use(context);
  },
  consoleErrors: [
    async ({ context, browserName }, use) => {
      const errors: string[] = [];
      context.on("page", (page) => watch(page, errors));
      await use(errors);
      // Others log each request that a left page no longer waits for. Of what they log, the policy
      // is looked at.
      if (browserName !== "chromium") forgetErrors(errors, /^(?!.*directive)/s);
      expect(errors, "nothing may be logged as an error or a warning").toEqual([]);
    },
    { auto: true },
  ],
  mailboxOptions: [{}, { option: true }],
  mailbox: async ({ context, siteUrl, mailboxOptions, browserName }, use, info) => {
    // Firefox lets no request be sent elsewhere than the page's policy says, so there the mailbox
    // is where pages expect it.
    const isRouted = browserName === "chromium";
    const mailbox = await startMailbox({
      ...mailboxSettings(config),
      port: isRouted ? 0 : Number(new URL(config.mail.endpoint).port),
      // A build for the public sends people back to its own address.
      redirectOrigins: [new URL(config.mail.returnUrl).origin],
      quiet: true,
      dataDir: info.outputPath("mailbox"),
      ...mailboxOptions,
    });
    const url = `${mailbox.url}/submit`;
    // A build for the public posts to an https address, which no request can leave for http.
    const { protocol } = new URL(config.mail.endpoint);
    const passOn = async (route: Route) => {
      if (!route.request().isNavigationRequest() && url.startsWith(protocol)) {
        return route.continue({ url });
      }
      // The mailbox redirects a form without scripts to the configured origin, which is not the
      // tests' own.
      const response = await route.fetch({ url, maxRedirects: 0 });
      const headers = response.headers();
      const location = headers.location?.replace(
        new URL(config.mail.returnUrl).origin,
        new URL(siteUrl).origin,
      );
      await route.fulfill({ response, headers: location ? { ...headers, location } : headers });
    };
    if (isRouted) await context.route(config.mail.endpoint, passOn);
    await use(mailbox);
    await mailbox.close();
  },
});

/** Removes the expected messages of the browser from a list of errors. */
export function forgetErrors(errors: string[], expected: RegExp): void {
  const others = errors.filter((text) => !expected.test(text));
  errors.splice(0, errors.length, ...others);
}

/**
 * The message of a page that React had to render again, because it was no longer as it was
 * delivered.
 */
export const renderedAnew = /Minified React error #(?:418|423|425)/;

export { expect };

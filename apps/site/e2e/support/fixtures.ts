import type { AddressInfo } from "node:net";
import { startMailbox } from "@kolam/mailbox";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { loadSiteConfig } from "../../config/site-config.ts";
import { createSiteServer } from "../../server/site-server.ts";

const config = loadSiteConfig();

/** One grey pixel: what the photo host answers in tests. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8ceLEfwAGzgMbIrO7gwAAAABJRU5ErkJggg==",
  "base64",
);

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

interface Fixtures {
  /** The page's console errors; a test that expects some empties the list before it ends. */
  consoleErrors: string[];
  /** An empty mailbox of this test's own, to which the built-in endpoint leads. */
  mailbox: Mailbox;
}

interface WorkerFixtures {
  /** Address of the built site. */
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

/** The test of the site: the built pages, a photo host that answers, and no error in the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures from the pattern
    async ({}, use) => {
      const server = createSiteServer();
      await new Promise<void>((done) => server.listen(0, "localhost", done));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  context: async ({ context }, use) => {
    await context.route(`${config.photoHost}/**`, (route) =>
      // A page that was left, or lets go of its own routes, wants no answer any more.
      route.fulfill({ body: photo, contentType: "image/png" }).catch(() => {}),
    );
    await use(context);
  },
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on("page", (page) => watch(page, errors));
      await use(errors);
      expect(errors, "nothing may be logged as an error or a warning").toEqual([]);
    },
    { auto: true },
  ],
  mailbox: async ({ context, siteUrl }, use, info) => {
    const mailbox = await startMailbox({
      port: 0,
      quiet: true,
      dataDir: info.outputPath("mailbox"),
    });
    const url = `${mailbox.url}/submit`;
    await context.route(config.mail.endpoint, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue({ url });
      // A form without scripts is sent back to where the site is served, which is elsewhere in tests.
      const response = await route.fetch({ url, maxRedirects: 0 });
      const headers = response.headers();
      const location = headers.location?.replace(config.mail.returnOrigin, siteUrl);
      await route.fulfill({ response, headers: location ? { ...headers, location } : headers });
    });
    await use(mailbox);
    await mailbox.close();
  },
});

export { expect };

import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { attachedResumeField } from "@kolam/content/forms/application";
import { outcomeWords } from "@kolam/content/forms/words";
import { startMailbox } from "@kolam/mailbox";
import { mailboxSettings } from "../../config/mailbox-settings.ts";
import { loadSiteConfig } from "../../config/site-config.ts";
import { fullValues } from "../../src/forms/testing/sample-values.ts";
import { hearAlerts } from "../support/dialogs.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { field, fill, open, sendButton, wasSent } from "../support/form-journeys.ts";
import { createOtherSiteServer } from "../support/other-site.ts";

const config = loadSiteConfig();

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** The site with `MAIL_ATTACHMENTS=1`, and a mailbox that keeps files. */
const test = base.extend<{ keeping: Mailbox }, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures from the pattern
    async ({}, use) => {
      const server = await createOtherSiteServer("MAIL_ATTACHMENTS", "1");
      await new Promise<void>((done) => server.listen(0, "localhost", done));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  keeping: async ({ context, siteUrl }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "mailbox-"));
    const mailbox = await startMailbox({
      ...mailboxSettings(config),
      port: 0,
      quiet: true,
      dataDir,
      acceptFiles: true,
      allowedOrigins: ["*"],
      redirectOrigins: [siteUrl, config.mail.returnOrigin],
    });
    await context.route(config.mail.endpoint, async (route) => {
      const url = `${mailbox.url}/submit`;
      if (!route.request().isNavigationRequest()) return route.continue({ url });
      const response = await route.fetch({ url, maxRedirects: 0 });
      const headers = response.headers();
      const location = headers.location?.replace(config.mail.returnOrigin, siteUrl);
      await route.fulfill({ response, headers: location ? { ...headers, location } : headers });
    });
    await use(mailbox);
    await mailbox.close();
    await rm(dataDir, { recursive: true });
  },
});

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

test.describe("a site whose mailbox keeps files", { tag: "@slow" }, () => {
  test("the resume is sent with the application, and the page says so", async ({
    page,
    keeping,
  }) => {
    await open(page, "application");
    await expect(page.getByText(attachedResumeField.hint)).toBeVisible();
    await fill(page, "application");
    await sendButton(page, "application").click();
    await wasSent(page, "application");
    await expect(page.getByRole("link", { name: "E-mail my resume" })).toHaveCount(0);
    const [message] = await keeping.messages();
    expect(message?.text).toContain(`The file "${fullValues.application.resume}" is attached.`);
    expect(message?.attachments.map(({ filename }) => filename)).toEqual([
      fullValues.application.resume,
    ]);
  });

  test("a file of another kind is refused by its content, and nothing typed is lost", async ({
    page,
    keeping,
    consoleErrors,
  }) => {
    await hearAlerts(page);
    await open(page, "application");
    await fill(page, "application");
    await field(page, "application", "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("MZ not a document"),
    });
    await sendButton(page, "application").click();
    await expect(page.getByText(outcomeWords.fileRefused)).toBeVisible();
    await expect(field(page, "application", "name")).toHaveValue(fullValues.application.name);
    expect(await keeping.messages()).toEqual([]);
    consoleErrors.length = 0;
  });
});

test.describe("without scripts", { tag: "@slow" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts the file itself", async ({ page, keeping }) => {
    await page.goto("/careers");
    await fill(page, "application");
    await sendButton(page, "application").click();
    await page.waitForURL(/\/thank-you/);
    await expect(page.getByText("e-\u2060mail your resume now")).toHaveCount(0);
    const [message] = await keeping.messages();
    expect(message?.attachments).toHaveLength(1);
  });
});

import { applicationFormWithFile } from "@kolam/content/model/forms/application";
import { namedResume } from "@site/texts/forms/application";
import { outcomeWords } from "@site/texts/forms/words";
import { thankYou } from "@site/words/pages/thank-you";
import { fullValues } from "../../src/forms/testing/sample-values.ts";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

test.use({
  builtWith: { MAIL_ATTACHMENTS: "1" },
  mailboxOptions: { acceptFiles: true },
});

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

test.describe("a site whose mailbox keeps files", { tag: "@slow" }, () => {
  test("the resume is sent with the application, and the page says so", async ({
    page,
    mailbox,
  }) => {
    await form.open(page, "application");
    await expect(
      page.getByText(applicationFormWithFile.fields.resume.hint ?? "a hint"),
    ).toBeVisible();
    await form.fillAndSend(page, "application");
    await expect(page.getByRole("link", { name: namedResume.mailLink })).toHaveCount(0);
    const [message] = await mailbox.messages();
    expect(message?.text).toContain(
      `${fullValues.application.resume}\n\n${applicationFormWithFile.note?.("")}`,
    );
    expect(message?.attachments.map(({ filename }) => filename)).toEqual([
      fullValues.application.resume,
    ]);
  });

  test("a file of another kind is refused by its content, and nothing typed is lost", async ({
    page,
    mailbox,
    consoleErrors,
  }) => {
    await form.hearAlerts(page);
    await form.open(page, "application");
    await form.fill(page, "application");
    await form.field(page, "application", "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("MZ not a document"),
    });
    await form.sendButton(page, "application").click();
    await expect(page.getByText(outcomeWords.fileRefused)).toBeVisible();
    await expect(form.field(page, "application", "name")).toHaveValue(fullValues.application.name);
    expect(await mailbox.messages()).toEqual([]);
    consoleErrors.length = 0;
  });
});

test.describe("without scripts", { tag: "@slow" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts the file itself", async ({ page, mailbox }) => {
    await page.goto("/careers");
    await form.fill(page, "application");
    await form.sendButton(page, "application").click();
    await page.waitForURL(/\/thank-you/);
    await expect(page.getByText(thankYou.resume)).toHaveCount(0);
    const [message] = await mailbox.messages();
    expect(message?.attachments).toHaveLength(1);
  });
});

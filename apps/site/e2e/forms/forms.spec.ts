import { applicationButton, resumeWords } from "@kolam/content/forms/application";
import { clearingWords } from "@kolam/content/forms/clearing";
import { contactButton, contactFields, contactSent } from "@kolam/content/forms/contact";
import { draftWords } from "@kolam/content/forms/words";
import { mailForms } from "../../src/forms/contract/mail-forms.ts";
import { openAtFirstPaint } from "../support/first-paint.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  field,
  fill,
  formNames,
  holdsEverything,
  hydrated,
  journeys,
  proof,
  sendButton,
  wasSent,
} from "../support/form-journeys.ts";
import { watchPolicy } from "../support/policy-watch.ts";

const subjects = {
  contact: "Contact Form: Web Development",
  application: "Job Application: UI/UX Designer",
  quote: "Quote Request Submission",
  newsletter: "Newsletter Subscription",
} as const;

/** Whose mail a form is: the access key decides. */
const recipients = {
  contact: "hello@kolam.example.com",
  application: "careers@kolam.example.com",
  quote: "hello@kolam.example.com",
  newsletter: "hello@kolam.example.com",
} as const;

for (const name of formNames) {
  test(`${name}: survives a reload and another page, arrives once however often it is sent, violates no policy`, async ({
    page,
    mailbox,
  }) => {
    const violations = await watchPolicy(page);
    await page.goto(journeys[name].path);
    await hydrated(page, name);
    await fill(page, name);
    await page.reload();
    await hydrated(page, name);
    await holdsEverything(page, name);
    await page.getByRole("link", { name: "About", exact: true }).first().click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await hydrated(page, name);
    await holdsEverything(page, name);
    await sendButton(page, name).dblclick();
    await wasSent(page, name);
    await expect.poll(() => mailbox.count()).toBe(1);
    const [message] = await mailbox.messages();
    expect(message?.subject).toBe(subjects[name]);
    expect(message?.to).toBe(recipients[name]);
    expect(JSON.stringify(message)).toContain(proof[name]);
    expect(violations).toEqual([]);
  });
}

test("contact: green for five seconds, then as before, empty", async ({ page, mailbox }) => {
  await page.clock.install();
  await page.goto("/contact");
  await hydrated(page, "contact");
  await fill(page, "contact");
  await sendButton(page, "contact").click();
  const done = page.getByRole("button", { name: contactButton.done });
  await expect(done).toBeFocused();
  await page.clock.fastForward(4_500);
  await expect(done).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(page.getByRole("button", { name: contactButton.idle })).toBeVisible();
  await expect(field(page, "contact", "message")).toHaveValue("");
  // What came of it stays to be read, until another message is begun.
  const said = page.getByRole("status").filter({ hasText: contactSent });
  await expect(said).toBeVisible();
  await field(page, "contact", "name").fill("A");
  await expect(said).toHaveCount(0);
  await field(page, "contact", "name").fill("");
  await page.reload();
  await hydrated(page, "contact");
  await expect(field(page, "contact", "message")).toHaveValue("");
  expect(mailbox.count()).toBe(1);
});

test("careers: the page gives way for five seconds and comes back cleared", async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  await page.goto("/careers?position=devops-engineer");
  await hydrated(page, "application");
  await expect(field(page, "application", "position")).toHaveValue(
    "Job Application: DevOps Engineer",
  );
  await expect(page).toHaveURL("/careers");
  await fill(page, "application");
  await sendButton(page, "application").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application received");
  await expect(page.locator("form")).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(page.getByRole("button", { name: applicationButton.idle })).toBeVisible();
  await expect(field(page, "application", "coverLetter")).toHaveValue("");
  await expect(field(page, "application", "position")).toHaveValue("");
  const [message] = await mailbox.messages();
  const reference = /Reference: (\w{4}-\w{4})/.exec(JSON.stringify(message))?.[1] ?? "";
  await expect(page.getByText(resumeWords.after(reference))).toBeVisible();
  expect(JSON.stringify(message)).not.toContain("%PDF");
});

test("careers: a link from an opening leads to the form with the position chosen", async ({
  page,
}) => {
  await page.goto("/careers");
  await hydrated(page, "application");
  await field(page, "application", "name").fill("Ravi");
  const opening = page.locator("#devops-engineer");
  await opening.locator("summary").click();
  await opening.getByRole("link", { name: /^Apply/ }).click();
  await expect(field(page, "application", "position")).toHaveValue(
    "Job Application: DevOps Engineer",
  );
  await expect(field(page, "application", "name")).toHaveValue("Ravi");
  await expect(page.locator("#application-form")).toBeInViewport();
  await expect(page).toHaveURL("/careers");
});

test("a pasted e-mail address that is too long is not cut, and said", async ({ page, mailbox }) => {
  await page.goto("/contact");
  await hydrated(page, "contact");
  await fill(page, "contact");
  const email = field(page, "contact", "email");
  const local = "a".repeat(64);
  const long = `${local}@${`${"b".repeat(60)}.`.repeat(3)}ccc.com`;
  expect(long).toHaveLength(255);
  await email.fill("");
  await email.focus();
  await page.keyboard.insertText(long);
  await expect(email).toHaveValue(long);
  await sendButton(page, "contact").click();
  await expect(email).toHaveAccessibleDescription(
    new RegExp(contactFields.email.errors.tooLong.replaceAll(".", "\\.")),
  );
  expect(mailbox.count()).toBe(0);
  await email.fill(long.replace("ccc", "cc"));
  await sendButton(page, "contact").click();
  await wasSent(page, "contact");
  const [message] = await mailbox.messages();
  expect(message?.email).toHaveLength(254);
});

test("a draft is cleared by its owner, and that can be taken back", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page, "contact");
  await fill(page, "contact");
  const clear = page.getByRole("button", { name: draftWords.clear });
  const question = page.getByRole("dialog", { name: clearingWords.title });
  await clear.click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(clear).toBeFocused();
  await holdsEverything(page, "contact");
  await clear.click();
  await question.getByRole("button", { name: clearingWords.confirm }).click();
  await expect(field(page, "contact", "message")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await holdsEverything(page, "contact");
  await clear.click();
  await question.getByRole("button", { name: clearingWords.confirm }).click();
  await page.reload();
  await hydrated(page, "contact");
  await expect(field(page, "contact", "message")).toHaveValue("");
});

test("where the question's code cannot be fetched, the browser asks", async ({
  page,
  consoleErrors,
}) => {
  // With and without a query: the second try asks for it under another address.
  await page.route("**/assets/clear-dialog-*.js*", (route) => route.abort());
  await page.goto("/contact");
  await hydrated(page, "contact");
  await fill(page, "contact");
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.message());
    await (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  const clear = page.getByRole("button", { name: draftWords.clear });
  await clear.click();
  await holdsEverything(page, "contact");
  await clear.click();
  await expect(field(page, "contact", "message")).toHaveValue("");
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain(clearingWords.title);
  consoleErrors.length = 0;
});

test("a form cleared before it is hydrated asks once it is", async ({ page }) => {
  await openAtFirstPaint(page, "/contact");
  await field(page, "contact", "name").click();
  await page.keyboard.type("Asha");
  await page.getByRole("button", { name: draftWords.clear }).click();
  await expect(page.getByRole("dialog", { name: clearingWords.title })).toBeVisible();
  await expect(field(page, "contact", "name")).toHaveValue("Asha");
});

test("what is typed and sent before the page is hydrated is not lost", async ({
  page,
  mailbox,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await fill(page, "contact");
  await sendButton(page, "contact").click();
  expect(mailbox.count()).toBe(0);
  release();
  await wasSent(page, "contact");
  expect(mailbox.count()).toBe(1);
  expect(JSON.stringify(await mailbox.messages())).toContain(proof.contact);
});

test("a robot that ticks the unseen box is left to the mail service", async ({ page, mailbox }) => {
  await page.goto("/contact");
  await hydrated(page, "contact");
  await fill(page, "contact");
  const box = page.locator("form [name=botcheck]").first();
  await expect(box).toBeHidden();
  await box.evaluate((element: HTMLInputElement) => {
    element.checked = true;
  });
  await sendButton(page, "contact").click();
  await wasSent(page, "contact");
  expect(mailbox.count("spam")).toBe(1);
  expect(mailbox.count("inbox")).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of formNames) {
    test(`${name}: one page that posts itself`, async ({ page, mailbox }) => {
      await page.goto(journeys[name].path);
      const form = page.locator("form", { has: page.locator(`[id^="${name}-"]`) });
      await expect(form).toHaveAttribute("method", "post");
      await expect(form.locator("[name=redirect]")).toHaveValue(/^https?:\/\/[^/]+\/thank-you$/);
      await fill(page, name);
      await page.getByRole("button", { name: mailForms[name].button.idle }).click();
      await expect.poll(() => mailbox.count()).toBe(1);
      await expect(page).toHaveURL("/thank-you");
      const [message] = await mailbox.messages();
      const text = JSON.stringify(message);
      expect(text).toContain(proof[name]);
      expect(message?.subject).toBe(subjects[name]);
      expect(message?.to).toBe(recipients[name]);
      if (name === "application") {
        expect(text).toContain("ravi.pdf");
        expect(text).not.toContain("%PDF");
      }
    });
  }
});

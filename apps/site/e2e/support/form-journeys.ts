import { quote } from "@kolam/content/pages/quote";
import { expect, type Page } from "@playwright/test";
import { fieldId, fieldsOf, type MailForm, prefixOf } from "../../src/forms/contract/forms.ts";
import { mailForms } from "../../src/forms/contract/mail-forms.ts";
import type { FormName } from "../../src/forms/drafts/form-values.ts";
import { fullValues } from "../../src/forms/testing/sample-values.ts";
import { hasBlog } from "./pages.ts";

/** The page of each form, and the text that confirms that it was sent. */
export const journeys = {
  contact: { path: "/contact", sent: "Message Sent!" },
  application: { path: "/careers", sent: "Application received" },
  quote: { path: "/quote", sent: "Quote Request Submitted!" },
  newsletter: { path: "/blog", sent: "Subscribed" },
} as const satisfies Record<FormName, { path: string; sent: string }>;

/** All forms; the newsletter's is part of the blog. */
export const formNames = (Object.keys(journeys) as FormName[]).filter(
  (name) => name !== "newsletter" || hasBlog,
);

/** A text that must arrive: part of the form's longest answer. */
export const proof: Record<FormName, string> = {
  contact: "We sell handloom.",
  application: "I drew a form once.",
  quote: "A shop for brass lamps.",
  newsletter: "reader@example.com",
};

/** The subject of each form's message when {@link fill} has filled it in. */
export const subjects: Record<FormName, string> = {
  contact: `Contact Form: ${fullValues.contact.subject}`,
  application: `Job Application: ${fullValues.application.position}`,
  quote: "Quote Request Submission",
  newsletter: "Newsletter Subscription",
};

/** The sample answers, by field name. */
const answersOf = (name: FormName) =>
  fullValues[name] as unknown as Readonly<Record<string, string | readonly string[]>>;

/** Waits until React has hydrated the form. */
export async function hydrated(page: Page, name: FormName): Promise<void> {
  // The blog waits for the visitor's first interaction.
  if (name === "newsletter") await field(page, name, "email").focus();
  await page.waitForFunction(
    (id) => document.getElementById(id)?.closest("form")?.noValidate === true,
    fieldId(mailForms[name], fieldsOf(mailForms[name])[0] as never),
  );
}

/** Opens the page of a form and waits until the form is hydrated. */
export async function open(page: Page, name: FormName): Promise<void> {
  await page.goto(journeys[name].path);
  await hydrated(page, name);
}

/** The element of a field. */
export function field(page: Page, name: FormName, key: string) {
  return page.locator(`#${name}-${key}`);
}

async function fillField(page: Page, form: MailForm, key: string): Promise<void> {
  const definition = fieldsOf(form).find((candidate) => candidate.name === key);
  const value = answersOf(form.name)[key];
  if (!definition || value === undefined) throw new Error(`No sample for ${form.name}.${key}`);
  const control = field(page, form.name, key);
  if (definition.kind === "checkboxes") {
    for (const option of value) await control.getByRole("checkbox", { name: option }).check();
  } else if (definition.kind === "select") {
    await control.selectOption(prefixOf(form, definition) + String(value));
  } else if (definition.kind === "file") {
    await control.setInputFiles({
      name: String(value),
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
  } else {
    await control.fill(String(value));
  }
}

/** Fills in every field, going through the steps of the quote request. */
export async function fill(page: Page, name: FormName): Promise<void> {
  const form = mailForms[name];
  for (const { name: key } of fieldsOf(form)) {
    const control = field(page, name, key);
    if (name === "quote" && !(await control.isVisible())) {
      await page.getByRole("link", { name: quote.wizard.next, exact: true }).click();
    }
    await fillField(page, form, key);
  }
}

/** The button that sends the form. */
export function sendButton(page: Page, name: FormName) {
  const { idle, busy, done } = mailForms[name].button;
  const label = new RegExp(`^(${[idle, busy, done].join("|").replaceAll(".", "\\.")})$`);
  return page.getByRole("button", { name: label });
}

/** Asserts that the form holds every answer. */
export async function holdsEverything(page: Page, name: FormName): Promise<void> {
  const form = mailForms[name];
  const found = await page.evaluate(
    ([prefix, keys]) =>
      Object.fromEntries(
        keys.map((key) => {
          const element = document.getElementById(`${prefix}-${key}`);
          const boxes = [...(element?.querySelectorAll<HTMLInputElement>(":checked") ?? [])];
          const { value } = element as HTMLInputElement;
          return [key, element?.matches("fieldset") ? boxes.map((box) => box.value) : value];
        }),
      ),
    [
      name,
      fieldsOf(form).flatMap(({ kind, name: key }) => (kind === "file" ? [] : [key])),
    ] as const,
  );
  for (const [key, value] of Object.entries(found)) {
    const answer = answersOf(name)[key];
    const prefix = form.subject?.field === key ? form.subject.prefix : "";
    const expected = typeof answer === "string" ? prefix + answer : answer;
    expect(value, `${name}.${key}`).toEqual(expected);
  }
}

/** Waits for the text that confirms that the form was sent. */
export async function wasSent(page: Page, name: FormName): Promise<void> {
  await expect(page.getByText(journeys[name].sent, { exact: true }).first()).toBeVisible();
}

/** Fills in a form that is open, sends it and waits until it says so. */
export async function fillAndSend(page: Page, name: FormName): Promise<void> {
  await fill(page, name);
  await sendButton(page, name).click();
  await wasSent(page, name);
}

/** What stands in the form when a message could not be sent. */
export const failureNotice = (page: Page) => page.locator("main [role=alert]");

/** Closes every alert and returns the list of their texts. An open alert would block all clicks. */
export function hearAlerts(page: Page): string[] {
  const heard: string[] = [];
  page.on("dialog", async (dialog) => {
    await dialog.accept().catch((error: Error) => {
      // A busy browser sometimes closes it before it is asked to.
      if (!error.message.includes("No dialog is showing")) throw error;
    });
    heard.push(dialog.message());
  });
  return heard;
}
